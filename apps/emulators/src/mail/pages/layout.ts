import { pageLayout, type Html } from "../../core/page-layout";

/** A page of the inbox. */
export function layout(title: string, body: Html): Html {
  return pageLayout({
    title,
    marker: "Emulated mail server: every e-mail ends here, none is delivered.",
    body,
    style: STYLE,
  });
}

const STYLE = `
main { max-width: 52rem; }
ul.list a { display: block; padding: .7rem 1rem; color: inherit; text-decoration: none; }
ul.list a:hover { background: var(--tint); }
ul.list strong { display: block; overflow-wrap: anywhere; }
iframe { width: 100%; height: 38rem; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
pre { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; }
`;
