import { htmlPage, type Html } from "../../core/html-page";
import { html } from "hono/html";

/** A page in the emulator's style. */
export function layout(title: string, body: Html): Html {
  return htmlPage(title, STYLE, body);
}

const STYLE = `
:root { --ground: #f4f2ec; --sheet: #fffefb; --ink: #22251f; --soft: #63685c; --line: #ddd9cd; --accent: #1d5c4d;
  --on-accent: #ffffff; --tint: #e6efe9; --warn: #8a3c12; --warn-tint: #fbeadd; }
@media (prefers-color-scheme: dark) { :root { --ground: #14171a; --sheet: #1d2125; --ink: #e9e7e0; --soft: #a2a79d;
  --line: #343a3f; --accent: #7cc7b0; --on-accent: #0e1a16; --tint: #23332e; --warn: #f2b48a; --warn-tint: #3a2a20; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, sans-serif; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main { max-width: 38rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
main.wide { max-width: 72rem; }
h1 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 .5rem; letter-spacing: -.01em; }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
.marker { background: var(--tint); color: var(--ink); text-align: center; font-size: .8125rem; padding: .4rem 1rem;
  border-bottom: 1px solid var(--line); }
.marker nav { display: inline; margin-left: .75rem; } .marker nav a { margin-right: .6rem; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; }
.soft { color: var(--soft); font-size: .875rem; }
.people { list-style: none; margin: 1rem 0; padding: 0; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
.people li + li { border-top: 1px solid var(--line); }
.people label { display: flex; align-items: center; gap: .75rem; padding: .55rem .75rem; cursor: pointer; }
.people label:hover, .people label:has(:checked) { background: var(--tint); }
.people input { accent-color: var(--accent); width: 1.1rem; height: 1.1rem; flex: none; }
.avatar { width: 44px; height: 44px; border-radius: 50%; flex: none; display: block; }
.name { font-weight: 600; display: block; }
article .name, article footer a { color: inherit; text-decoration: none; }
article .name:hover, article footer a:hover { text-decoration: underline; }
.buttons { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: 1.25rem; }
button { font: inherit; padding: .55rem 1.1rem; border-radius: 8px; border: 1px solid var(--line); background: transparent;
  color: var(--ink); cursor: pointer; }
button:hover { border-color: var(--soft); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
button.main:hover { filter: brightness(1.08); }
button.small { padding: .15rem .55rem; font-size: .8125rem; }
article { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; margin: 0 0 1rem; overflow: hidden; }
article header { display: flex; gap: .75rem; align-items: center; padding: 1rem 1rem 0; }
article footer { padding: .6rem 1rem .8rem; display: flex; gap: 1rem; justify-content: space-between; flex-wrap: wrap; }
.post-text { white-space: pre-wrap; overflow-wrap: anywhere; margin: .75rem 1rem 1rem; }
.pictures { display: grid; gap: 2px; background: var(--line); }
.pictures.many { grid-template-columns: 1fr 1fr; }
.pictures img, .pictures video { display: block; width: 100%; max-height: 34rem; object-fit: contain; background: var(--ground); }
.pictures.many img { height: 16rem; object-fit: cover; }
.card { display: block; margin: 0 1rem 1rem; border: 1px solid var(--line); border-radius: 10px; overflow: hidden;
  text-decoration: none; color: inherit; }
.card img { display: block; width: 100%; max-height: 20rem; object-fit: cover; }
.card div { padding: .7rem .9rem; } .card strong { display: block; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; padding: 0 1rem 1rem; }
@media (max-width: 44rem) { .columns { grid-template-columns: 1fr; } }
.columns h3 { font-size: .8125rem; margin: .75rem 0 .25rem; color: var(--soft); font-weight: 600; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: .75rem; border-radius: 8px; background: var(--ground);
  font: .875rem/1.5 ui-monospace, monospace; }
mark { background: var(--warn-tint); color: var(--warn); }
.warning { margin: .75rem 1rem; padding: .6rem .9rem; border-radius: 8px; background: var(--warn-tint); color: var(--warn); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; padding: .5rem .6rem; border-bottom: 1px solid var(--line); vertical-align: middle; }
td form { display: inline-flex; gap: .35rem; flex-wrap: wrap; }
`;

/** The line on top of every page that names the emulator. */
export function marker(): Html {
  return html`<div class="marker">
    Emulated LinkedIn feed - nothing leaves this machine
    <nav aria-label="Emulator">
      <a href="/feed">Feed</a> <a href="/feed?inspect=1">Inspector</a> <a href="/">Members</a>
    </nav>
  </div>`;
}
