import { html } from "hono/html";
import { pageLayout, type Html } from "../../core/page-layout";

/** A page of the emulated LinkedIn. */
export function layout(page: { title: string; body: Html; wide?: boolean }): Html {
  return pageLayout({ ...page, marker: MARKER, style: STYLE });
}

/** A page of the emulated sign-in, which the app leads to: it has no links into the emulator. */
export function signInLayout(page: { title: string; body: Html }): Html {
  return pageLayout({
    ...page,
    marker: "Emulated LinkedIn sign-in - nothing leaves this machine",
    style: STYLE,
  });
}

const MARKER = html`Emulated LinkedIn feed - nothing leaves this machine
  <nav aria-label="Emulator">
    <a href="/feed">Feed</a> <a href="/feed?inspect=1">Inspector</a> <a href="/">Members</a>
    <a href="/control">Control panel</a> <a href="/requests">Requests</a>
  </nav>`;

const STYLE = `
ul.list label { display: flex; align-items: center; gap: .75rem; padding: .55rem .75rem; cursor: pointer; }
ul.list label:hover, ul.list label:has(:checked) { background: var(--tint); }
ul.list input { accent-color: var(--accent); width: 1.1rem; height: 1.1rem; flex: none; }
.avatar { width: 44px; height: 44px; border-radius: 50%; flex: none; display: block; }
.name { font-weight: 600; display: block; }
.buttons { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: 1.25rem; }
article { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; margin: 0 0 1rem; overflow: hidden; }
article header { display: flex; gap: .75rem; align-items: center; padding: 1rem 1rem 0; }
article footer { padding: .6rem 1rem .8rem; display: flex; gap: 1rem; justify-content: space-between; flex-wrap: wrap; }
article .name, article footer a { color: inherit; text-decoration: none; }
article .name:hover, article footer a:hover { text-decoration: underline; }
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
mark { background: var(--warn-tint); color: var(--warn); }
.warning { margin: .75rem 1rem; padding: .6rem .9rem; border-radius: 8px; background: var(--warn-tint); color: var(--warn); }
.sheet + .sheet { margin-top: 1rem; } .sheet h2:first-child { margin-top: 0; }
.button { display: inline-block; padding: .55rem 1.1rem; border-radius: 8px; border: 1px solid var(--line); color: var(--ink);
  text-decoration: none; }
.button:hover { border-color: var(--soft); }
.button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
.fields { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin-top: 1rem; }
.fields label { display: grid; gap: .2rem; font-size: .875rem; color: var(--soft); }
.settings { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .75rem; }
.settings label { display: grid; gap: .2rem; font-size: .875rem; color: var(--soft); overflow-wrap: anywhere; }
.settings input, .settings select { width: 100%; }
.scroll { position: relative; } form.sheet, .sheet form + form { margin: 1rem 0; }
.grants { min-width: 15rem; list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
.grants .soft { overflow-wrap: anywhere; }
.request h2 { margin: .9rem 1rem 0; } .request p, .request details { margin: .3rem 1rem .8rem; }
.request code { overflow-wrap: anywhere; } .status { color: var(--accent); } .status.bad { color: var(--warn); }
.actions { margin: 0 1rem .6rem; } .actions summary { cursor: pointer; color: var(--soft); font-size: .875rem; }
.fields textarea { width: 100%; min-width: min(24rem, 80vw); }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
input, select, textarea { font: inherit; color: var(--ink); background: var(--ground); border: 1px solid var(--line);
  border-radius: 8px; padding: .5rem .6rem; max-width: 100%; }
td form, .grants form { display: inline-flex; gap: .35rem; flex-wrap: wrap; }
`;
