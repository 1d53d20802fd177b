import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

type Page = {
  title: string;
  /** The language of the page, by default English. */
  language?: string;
  /** The line on top that says that this is an emulator, with its links. */
  marker: Html | string;
  body: Html;
  /** For tables and columns. */
  wide?: boolean;
  /** Style for what only this emulator's pages have. */
  style?: string;
};

/** A whole page of an emulator. All emulators look the same, and no page loads anything from other addresses. */
export function pageLayout({ title, language = "en", marker, body, wide = false, style = "" }: Page): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${raw(STYLE + style)}
        </style>
      </head>
      <body>
        <header class="marker">${marker}</header>
        <main class="${wide ? "wide" : ""}">${body}</main>
      </body>
    </html>`;
}

/** A table, which scrolls in itself where it is too wide. */
export const table = (headings: string[], rows: Html[]): Html =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th>${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

/** A choice of values, each with what it is called. */
export const select = (name: string, options: (readonly [string, string])[], chosen?: string): Html =>
  html`<select name="${name}">
    ${options.map(
      ([value, label]) =>
        html`<option value="${value}" ${value === chosen ? "selected" : ""}>${label}</option>`,
    )}
  </select>`;

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
h1 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 .5rem; letter-spacing: -.01em; overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
.marker { background: var(--tint); color: var(--ink); text-align: center; font-size: .8125rem; padding: .4rem 1rem;
  border-bottom: 1px solid var(--line); }
.marker nav { display: inline; margin-left: .75rem; } .marker nav a { margin-right: .6rem; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; }
.soft { color: var(--soft); font-size: .875rem; }
ul.list { list-style: none; margin: 1rem 0; padding: 0; background: var(--sheet); border: 1px solid var(--line);
  border-radius: 12px; overflow: hidden; }
ul.list li + li { border-top: 1px solid var(--line); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; padding: .5rem .6rem; border-bottom: 1px solid var(--line); vertical-align: middle; }
button { font: inherit; padding: .55rem 1.1rem; border-radius: 8px; border: 1px solid var(--line); background: transparent;
  color: var(--ink); cursor: pointer; }
button:hover { border-color: var(--soft); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
button.main:hover { filter: brightness(1.08); }
button.small { padding: .15rem .55rem; font-size: .8125rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0 0 1rem; font-size: .9375rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: .75rem; border-radius: 8px; background: var(--ground);
  font: .875rem/1.5 ui-monospace, monospace; }
`;
