extension GalleryPage {
    /// Filters, copies, and lets everything play. Without it the page can be read all the same.
    static let script = """
        "use strict";
        const find = (selector, root = document) => [...root.querySelectorAll(selector)];
        const [filter, count, play] = ["filter", "count", "play"].map(id => document.getElementById(id));
        const items = find(".cards li").map(item => ({
          item, words: find(".text", item).map(text => text.textContent.toLowerCase()).join(" ")
        }));

        function show() {
          const wanted = filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
          let shown = 0;
          for (const { item, words } of items) {
            item.hidden = !wanted.every(word => words.includes(word));
            shown += item.hidden ? 0 : 1;
          }
          for (const section of find("main section")) section.hidden = !section.querySelector("li:not([hidden])");
          count.textContent = `${shown} of ${items.length}`;
        }

        async function copy(button) {
          const code = button.previousElementSibling;
          let done = false;
          try {
            await navigator.clipboard.writeText(code.textContent);
            done = true;
          } catch {
            getSelection().selectAllChildren(code);
          }
          button.textContent = done ? "Copied" : "Selected";
          setTimeout(() => { button.textContent = "Copy"; }, 1500);
        }

        filter.addEventListener("input", show);
        play.addEventListener("click", () => {
          play.setAttribute("aria-pressed", document.body.classList.toggle("playing"));
        });
        document.addEventListener("click", event => {
          if (event.target.matches(".copy")) copy(event.target);
        });
        document.querySelector(".tools").hidden = false;
        show();
        document.documentElement.dataset.cards = items.length;

        """
}
