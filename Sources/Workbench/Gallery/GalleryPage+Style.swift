extension GalleryPage {
    /// Two sets of colours, one kind of type, and no motion that was not asked for.
    static let style = """
        :root {
          color-scheme: light dark;
          --page: #f7f7f5; --surface: #fff; --line: #e2e2de; --ink: #1c1d20; --soft: #5d6067; --accent: #2f55d4;
          --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        @media (prefers-color-scheme: dark) {
          :root { --page: #131417; --surface: #1c1e22; --line: #30333a; --ink: #ecedf0; --soft: #a2a6b0; --accent: #8fa8ff; }
        }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 4.5rem; }
        body {
          margin: 0 auto; max-width: 84rem; padding: 0 1.5rem 5rem; background: var(--page); color: var(--ink);
          font: 0.9375rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
        }
        header { padding: 3.5rem 0 1.25rem; }
        h1 { margin: 0 0 0.5rem; font-size: 2rem; line-height: 1.15; font-weight: 650; letter-spacing: -0.02em; }
        h2 { margin: 3rem 0 0.25rem; font-size: 1.25rem; font-weight: 650; letter-spacing: -0.01em; }
        h3 { margin: 0; font-size: 0.9375rem; font-weight: 600; overflow-wrap: anywhere; }
        p { margin: 0; }
        .lead { max-width: 42rem; color: var(--soft); overflow-wrap: anywhere; text-wrap: pretty; }
        nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-top: 1.25rem; }
        nav a { color: var(--accent); text-decoration: none; }
        nav a:hover { text-decoration: underline; }
        small { color: var(--soft); font-size: 0.8125em; font-variant-numeric: tabular-nums; }
        .tools {
          position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 0.75rem;
          padding: 0.75rem 0; background: var(--page); border-bottom: 1px solid var(--line);
        }
        [hidden], .tools[hidden] { display: none; }
        .tools label { font-weight: 600; }
        .tools input { flex: 0 1 20rem; min-width: 0; }
        .tools output { flex: 1; color: var(--soft); font-variant-numeric: tabular-nums; white-space: nowrap; }
        input, button {
          padding: 0.375rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem;
          background: var(--surface); color: inherit; font: inherit;
        }
        button { cursor: pointer; white-space: nowrap; }
        button:hover { border-color: var(--soft); }
        button[aria-pressed="true"] { background: var(--ink); color: var(--page); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .cards {
          display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 1.25rem;
          margin: 1rem 0 0; padding: 0; list-style: none;
        }
        .cards li { content-visibility: auto; contain-intrinsic-size: auto 17rem; display: grid; }
        .card {
          display: flex; flex-direction: column; min-width: 0; border: 1px solid var(--line);
          border-radius: 0.75rem; background: var(--surface); overflow: hidden;
        }
        .card:focus-visible { outline-offset: -2px; }
        .film {
          aspect-ratio: var(--shape); background-size: calc(var(--frames) * 100%) 100%;
          background-position: var(--still) 0;
        }
        .text { flex: 1; min-width: 0; padding: 0.75rem 0.875rem; }
        .text p { color: var(--soft); font-size: 0.8125rem; line-height: 1.4; }
        details { margin-top: 0.375rem; font-size: 0.8125rem; }
        summary { color: var(--soft); cursor: pointer; width: fit-content; }
        summary:hover { color: var(--ink); }
        dl { margin: 0.375rem 0 0; }
        dt { font-family: var(--mono); font-size: 0.75rem; }
        dd { margin: 0 0 0.5rem; color: var(--soft); line-height: 1.4; overflow-wrap: anywhere; }
        .command {
          display: flex; align-items: center; gap: 0.5rem; min-width: 0; padding: 0.375rem 0.375rem 0.375rem 0.875rem;
          border-top: 1px solid var(--line);
        }
        code {
          flex: 1; min-width: 0; overflow: hidden; color: var(--soft); font-family: var(--mono); font-size: 0.75rem;
          text-overflow: ellipsis; white-space: nowrap;
        }
        .card:not(:focus-within) code span { display: none; }
        .copy { padding: 0.125rem 0.5rem; border-color: transparent; border-radius: 0.375rem; font-size: 0.8125rem; }
        .card:focus-within code { white-space: normal; overflow-wrap: anywhere; }
        @media (max-width: 34rem) {
          body { padding: 0 1rem 4rem; }
          header { padding-top: 2rem; }
          .cards { grid-template-columns: 1fr; gap: 0.75rem; }
          .cards li { contain-intrinsic-size: auto 9rem; }
          .card { display: grid; grid-template-columns: 8.5rem 1fr; }
          .film { align-self: start; }
          .command { grid-column: 1 / -1; }
        }
        @media (prefers-reduced-motion: no-preference) {
          .card:hover .film, .card:focus-within .film, .playing .film {
            animation: once calc(var(--seconds) / 0.7) steps(var(--frames), jump-none) infinite;
          }
          .card:hover .loop, .card:focus-within .loop, .playing .loop { animation-name: loop; animation-duration: var(--seconds); }
          @keyframes once { 0%, 10% { background-position-x: 0; } 80%, 100% { background-position-x: 100%; } }
          @keyframes loop { from { background-position-x: 0; } to { background-position-x: 100%; } }
        }
        @media (prefers-reduced-motion: reduce) {
          #play { display: none; }
        }

        """
}
