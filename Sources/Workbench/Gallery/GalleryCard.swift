/// One entry of a gallery's page.
struct GalleryCard {
    let section: GalleryEntry.Section
    private let entry: GalleryEntry
    private let film: GalleryFilm

    init(_ entry: GalleryEntry, film: GalleryFilm) {
        section = entry.section
        self.entry = entry
        self.film = film
    }

    /// - Parameter id: that no other card has.
    func html(id: String) -> String {
        let name = entry.name.htmlEscaped
        let summary = entry.summary.isEmpty ? "" : "<p>\(entry.summary.htmlEscaped)</p>"
        let showing = entry.showing
        let still =
            (100 * (film.still * Double(showing.frameCount - 1)).rounded())
            / Double(showing.frameCount - 1)
        let moves = "--frames:\(showing.frameCount);--seconds:\(showing.seconds.text)s;--still:\(still.text)%"
        return """
            <li><article class="card" tabindex="0" aria-labelledby="\(id)">
            <div class="film\(showing.isLoop ? " loop" : "")" role="img" aria-label="Preview of \(name)" \
            style="\(moves);background-image:url(\(film.dataURI))"></div>
            <div class="text"><h3 id="\(id)">\(name)</h3>\(summary)\(parameters)</div>
            <div class="command"><code><span>\(Tool.name) \(Render.name) </span>\(entry.command.htmlEscaped)</code>\
            <button type="button" class="copy" aria-label="Copy the command of \(name)">Copy</button></div>
            </article></li>

            """
    }

    private var parameters: String {
        guard !entry.parameters.isEmpty else { return "" }
        let rows = entry.parameters.map {
            "<dt>\($0.name.htmlEscaped)</dt><dd>\($0.explanation.htmlEscaped)</dd>"
        }
        return "<details><summary>\(counted(entry.parameters.count, "parameter"))</summary>"
            + "<dl>\(rows.joined())</dl></details>"
    }
}
