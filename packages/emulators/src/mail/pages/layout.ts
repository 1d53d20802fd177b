import { html } from "hono/html";
import { htmlPage, type Html } from "../../core/html-page";

/** A page of the inbox. */
export function layout(title: string, body: Html): Html {
  return htmlPage(
    title,
    STYLE,
    html`<p class="marker">Emulated mail server: every e-mail ends here, none is delivered.</p>
      <main>${body}</main>`,
  );
}

const STYLE = `
:root { --ground: #f3f4f7; --sheet: #ffffff; --ink: #1f2328; --soft: #5b636d; --line: #d9dde3; --accent: #2a5dbf; --tint: #e8eefb; }
@media (prefers-color-scheme: dark) { :root { --ground: #131619; --sheet: #1b1f24; --ink: #e8eaed; --soft: #a3abb5;
  --line: #333a42; --accent: #8fb4f5; --tint: #222c3d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, sans-serif; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.marker { margin: 0; background: var(--tint); text-align: center; font-size: .8125rem; padding: .4rem 1rem; border-bottom: 1px solid var(--line); }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.35rem; line-height: 1.3; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
.soft { color: var(--soft); font-size: .875rem; }
ul.emails { list-style: none; margin: 0; padding: 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
ul.emails li + li { border-top: 1px solid var(--line); }
ul.emails a { display: block; padding: .7rem 1rem; color: inherit; text-decoration: none; }
ul.emails a:hover { background: var(--tint); }
ul.emails strong { display: block; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0 0 1rem; font-size: .9375rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 38rem; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 12px;
  background: var(--sheet); font: .9375rem/1.55 ui-monospace, monospace; }
`;
