/// A gallery as one file: nothing in it comes from elsewhere, and its policy forbids that anything does.
struct GalleryPage {
    let html: String

    init(_ cards: [GalleryCard], _ pictures: GalleryPictures) {
        let sections = GalleryEntry.Section.allCases.map { section in
            (section: section, cards: cards.filter { $0.section == section })
        }
        let links = sections.map { section, cards in
            "<a href=\"#\(section.id)\">\(section.rawValue)&nbsp;<small>\(cards.count)</small></a>"
        }
        let lists = sections.map { section, cards in
            let items = cards.enumerated().map { $1.html(id: "\(section.id)-\($0)") }
            return """
                <section aria-labelledby="\(section.id)">
                <h2 id="\(section.id)">\(section.rawValue)</h2>
                <p class="lead">\(section.lead.htmlEscaped)</p>
                <ul class="cards">
                \(items.joined())</ul>
                </section>

                """
        }
        html = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
            style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <link rel="icon" href="data:,">
            <title>ShaderEffects: gallery</title>
            <style>
            :root { --shape: \(pictures.picture.width) / \(pictures.picture.height); }
            \(Self.style)</style>
            </head>
            <body>
            <header>
            <h1>ShaderEffects</h1>
            <p class="lead">Everything that can be called by its name, on \
            \(pictures.title.htmlEscaped). A preview moves under the pointer, or when it has the focus.</p>
            <nav aria-label="Sections">\(links.joined(separator: "\n"))</nav>
            </header>
            <search class="tools" aria-label="Entries" hidden>
            <label for="filter">Filter</label>
            <input id="filter" type="search" autocomplete="off" spellcheck="false" placeholder="blur">
            <output id="count" for="filter" role="status"></output>
            <button type="button" id="play" aria-pressed="false">Play all</button>
            </search>
            <main>
            \(lists.joined())</main>
            <script>
            \(Self.script)</script>
            </body>
            </html>

            """
    }
}

extension GalleryEntry.Section {
    fileprivate var id: String { rawValue.lowercased() }

    fileprivate var lead: String {
        switch self {
        case .scenes: "Examples of what an app shows; their code is in Examples/Scenes."
        case .effects:
            "What a chain of effects is made of. A number may follow the phase, which runs from -1 to 1."
        case .transitions: "How pictures come and go. They can be put together with + and /."
        case .crossings: "How one picture gives way to another."
        case .kernels:
            "Driven by the phase alone, which runs from -1 through 0, where the picture is in place, to 1."
        }
    }
}
