import { englishPage, germanPage, htmlPage } from "./articles";
import { page, type Route } from "./start-site";

/** A page of a kind that people give, and what becomes of it: a part of its text or heading when it is read. */
export type CorpusPage = {
  name: string;
  route: Route;
  outcome:
    | { text: string }
    | { headings: string[] }
    | "sign_in"
    | "cookie_wall"
    | "frames"
    | "scripts"
    | "too_short"
    | "unreachable";
};

const GERMAN_LEXICON = "Größe und Übersicht";
const COMMENT = `<!-- ${"copyright and notes ".repeat(300)} -->`;
const RUSSIAN = "Команда сначала раскладывает вопросы по темам, а потом отвечает на них по очереди.";
/** KOI8-R of the letters above; Node writes no such encoding. */
const koi8 = (text: string) =>
  Buffer.from([...text].map((character) => KOI8.get(character) ?? character.charCodeAt(0)));
const KOI8 = new Map(
  [..."юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"].map((character, at) => [
    character,
    0xc0 + at,
  ]),
);
const latin1 = (text: string) => Buffer.from(text, "latin1");
const withHead = (html: string, head: string) => html.replace("<head>", `<head>${head}`);
const refresh = (content: string) => `<meta http-equiv="refresh" content="${content}">`;
const moved = (content: string) =>
  page(
    `<html><head>${refresh(content)}</head><body>This page has moved, you will be taken to it in a moment.</body></html>`,
  );
const section = (heading: string) =>
  htmlPage({ extra: `${heading}<p>${"And words below it. ".repeat(5)}</p>` });
const document = (body: string, head = "") =>
  page(`<!doctype html><html><head><title>A page</title>${head}</head><body>${body}</body></html>`);

const encodings: CorpusPage[] = [
  {
    name: "an encoding that is declared behind 4 kB",
    route: page(latin1(withHead(germanPage(), `${COMMENT}<meta charset="iso-8859-1">`))),
    outcome: { text: GERMAN_LEXICON },
  },
  {
    name: "another alphabet that is declared behind 4 kB",
    route: page(koi8(withHead(htmlPage({ paragraphs: [RUSSIAN] }), `${COMMENT}<meta charset="koi8-r">`))),
    outcome: { text: RUSSIAN },
  },
  {
    name: "UTF-8 with a late declaration that is wrong",
    route: page(withHead(germanPage(), `${COMMENT}<meta charset="iso-8859-1">`)),
    outcome: { text: GERMAN_LEXICON },
  },
  {
    name: "a declaration in a comment, that says nothing",
    route: page(withHead(germanPage(), `<!-- <meta charset="koi8-r"> --><meta charset="utf-8">`)),
    outcome: { text: GERMAN_LEXICON },
  },
];

const refreshes: CorpusPage[] = [
  { name: "a refresh at once", route: moved("0; url=/english"), outcome: { text: "Triage means" } },
  {
    name: "a refresh in quotes",
    route: moved("0;URL='/english?a=b&amp;c=d'"),
    outcome: { text: "Triage means" },
  },
  {
    name: "a refresh in entities",
    route: moved("0; url=&#39;/english&#39;"),
    outcome: { text: "Triage means" },
  },
  { name: "a refresh without url=", route: moved("5, /english"), outcome: { text: "Triage means" } },
  {
    name: "a page that renews itself",
    route: page(withHead(englishPage(), refresh("300"))),
    outcome: { text: "Triage means" },
  },
  {
    name: "a page that leaves after minutes",
    route: page(withHead(englishPage(), refresh("300; url=/missing"))),
    outcome: { text: "Triage means" },
  },
  {
    name: "a refresh for browsers without scripts",
    route: page(withHead(englishPage(), `<noscript>${refresh("0; url=/missing")}</noscript>`)),
    outcome: { text: "Triage means" },
  },
  {
    name: "a refresh in a comment",
    route: page(withHead(englishPage(), `<!--[if IE]>${refresh("0; url=/missing")}<![endif]-->`)),
    outcome: { text: "Triage means" },
  },
  { name: "a refresh into the network", route: moved("0; url=http://10.0.0.5/"), outcome: "unreachable" },
  { name: "a refresh to a script", route: moved("0; url=javascript:alert(1)"), outcome: "unreachable" },
  { name: "a refresh in a circle", route: moved("0; url=/circle"), outcome: "unreachable" },
];

const obstacles: CorpusPage[] = [
  {
    name: "a frameset",
    route: page(
      `<html><head><title>F</title></head><frameset cols="20%,80%"><frame src="a.html"><frame src="b.html"></frameset></html>`,
    ),
    outcome: "frames",
  },
  {
    name: "a page in a frame",
    route: document(`<iframe src="https://other.example/" width="100%"></iframe>`),
    outcome: "frames",
  },
  {
    name: "a short page with a counter's frame",
    route: document(`<p>Soon.</p><iframe src="https://count.example/" height="1" width="1"></iframe>`),
    outcome: "too_short",
  },
  {
    name: "an app that is built in the browser",
    route: document(
      `<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>`,
      `<script src="/app.js"></script>`,
    ),
    outcome: "scripts",
  },
  {
    name: "an app without a word",
    route: document(`<my-app></my-app>`, `<script type="module" src="/app.js"></script>`),
    outcome: "scripts",
  },
  {
    name: "a page that says that it needs scripts",
    route: document(
      `<p>Bitte aktivieren Sie JavaScript in Ihrem Browser, um diese Seite im vollen Umfang zu sehen.</p>`,
    ),
    outcome: "scripts",
  },
  {
    name: "a sign-in form",
    route: document(
      `<h1>Welcome back</h1><p>Please sign in to go on reading this article and all the others of our magazine.</p>` +
        `<form><input type="email"><input type="password"><button>Sign in</button></form>`,
    ),
    outcome: "sign_in",
  },
  {
    name: "a short sign-in form",
    route: document(`<form><label>Kennwort <input type="PASSWORD"></label></form>`),
    outcome: "sign_in",
  },
  {
    name: "a question about cookies",
    route: document(
      `<main><h1>Wir und unsere Partner</h1><p>Wir verwenden Cookies und ähnliche Verfahren. Mit Ihrer Einwilligung zeigen wir ` +
        `Ihnen Werbung. Sie können zustimmen oder ein Abo wählen.</p><button>Alle Cookies akzeptieren</button></main>`,
    ),
    outcome: "cookie_wall",
  },
  {
    name: "an article with a sign-in form in its head",
    route: page(
      htmlPage({
        paragraphs: Array.from(
          { length: 9 },
          () => "A paragraph about sorting letters, and one that goes on for a while, too.",
        ),
        extra: `<form><input type="password"></form>`,
      }),
    ),
    outcome: { text: "sorting letters" },
  },
  {
    name: "an article with a banner about cookies",
    route: page(
      englishPage().replace("</body>", `<div class="banner">We use cookies. Accept cookies?</div></body>`),
    ),
    outcome: { text: "Triage means" },
  },
  { name: "a page of three words", route: document("<p>Back soon, friends.</p>"), outcome: "too_short" },
];

const headings: CorpusPage[] = [
  {
    name: "a wiki's link to edit a heading",
    route: page(section(`<h2>History<span class="mw-editsection">[<a href="?edit">edit</a>]</span></h2>`)),
    outcome: { headings: ["A heading", "History"] },
  },
  {
    name: "a wiki's links beside a heading",
    route: page(
      section(
        `<div class="mw-heading"><h2>Geschichte</h2><span class="mw-editsection">[<a>Bearbeiten</a> | <a>Quelltext bearbeiten</a>]</span></div>`,
      ),
    ),
    outcome: { headings: ["A heading", "Geschichte"] },
  },
  {
    name: "an unknown wiki's link to edit a heading",
    route: page(section(`<h2>History [<a href="?edit">edit</a>]</h2>`)),
    outcome: { headings: ["A heading", "History"] },
  },
  {
    name: "a heading's link to itself",
    route: page(section(`<h2>History <a href="#history" class="headerlink">¶</a></h2>`)),
    outcome: { headings: ["A heading", "History"] },
  },
  {
    name: "a heading that is a link",
    route: page(section(`<h2><a href="/edit">Edit</a></h2>`)),
    outcome: { headings: ["A heading", "Edit"] },
  },
];

/** One page per kind, built from nothing but code; each is under its own path. */
export const PAGE_CORPUS: readonly CorpusPage[] = [...encodings, ...refreshes, ...obstacles, ...headings];
