import { RED, svg } from "./sample-logos";

/** Each kind of content that is refused, with the code and the reason. */
export const REFUSED_LOGOS: [name: string, content: string, code: string, reason: string][] = [
  ["nothing", "", "logo_invalid", "document must contain a root element."],
  ["plain text", "logo", "logo_invalid", "text data outside of root node."],
  ["an HTML page", `<html><body>${svg(RED)}</body></html>`, "logo_invalid", "not an SVG"],
  [
    "an HTML page that calls itself SVG",
    "<!doctype html><svg><script>alert(1)</script></svg>",
    "logo_invalid",
    "incorrect syntax.",
  ],
  ["an SVG that is cut off", svg(RED).slice(0, -8), "logo_invalid", "unclosed tag: svg"],
  ["no namespace", `<svg viewBox="0 0 4 1">${RED}</svg>`, "logo_invalid", "not an SVG"],
  ["an unknown prefix", svg('<a:b xmlns:c="d"/>'), "logo_invalid", 'unbound namespace prefix: "a".'],
  ["an unknown entity", svg("&xxe;"), "logo_invalid", "undefined entity."],
  [
    "an external entity",
    `<!DOCTYPE svg [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>${svg("<title>&xxe;</title>")}`,
    "logo_invalid",
    "declarations",
  ],
  [
    "entities that multiply",
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>${svg("<title>&b;</title>")}`,
    "logo_invalid",
    "declarations",
  ],
  ["copies of copies", svg(copies(12)), "logo_invalid", "too much to draw"],
  ["masks in masks", svg(masks(20)), "logo_invalid", "too much to draw"],
  ["a copy of itself", svg('<g id="a"><use xlink:href="#a"/></g>'), "logo_invalid", "refers to itself"],
  [
    "a mask of itself",
    svg('<mask id="m"><rect mask="url(#m)"/></mask><rect mask="url(#m)"/>'),
    "logo_invalid",
    "refers to itself",
  ],
  ["deep groups", svg("<g>".repeat(100) + "</g>".repeat(100)), "logo_invalid", "elements"],
  ["a chain of copies", svg(chain(45)), "logo_invalid", "too much to draw"],
  ["many elements", svg("<g/>".repeat(5_001)), "logo_invalid", "elements"],
  [
    "a long outline",
    svg(`<path d="M0 0${"h9v9h-9v-9".repeat(20_000)}"/>`),
    "logo_invalid",
    "too much to draw",
  ],
  [
    "an outline that crosses itself",
    svg(`<path d="M0 0Q${"9 9 640 0 ".repeat(10_000)}"/>`),
    "logo_invalid",
    "too much to draw",
  ],
  [
    "a long line",
    svg(`<g stroke="red"><path d="M0 0${"h9v9h-9v-9".repeat(4_000)}"/></g>`),
    "logo_invalid",
    "too much to draw",
  ],
  [
    "many colors in a gradient",
    svg(`<linearGradient>${"<stop/>".repeat(101)}</linearGradient>${RED}`),
    "logo_invalid",
    "stops",
  ],
  [
    "a long style sheet",
    svg(`<style>${".a{fill:red}".repeat(6_000)}</style>${RED}`),
    "logo_invalid",
    "style sheet",
  ],
  ["many rules", svg(`<style>${"a{}".repeat(2_001)}</style>${RED}`), "logo_invalid", "rules"],
  ["no size", svg(RED, ""), "logo_invalid", "size"],
  ["a size of the page", svg(RED, 'width="100%" height="100%"'), "logo_invalid", "size"],
  ["an empty view", svg(RED, 'viewBox="0 0 0 0"'), "logo_invalid", "viewBox"],
  ["a broken view", svg(RED, 'viewBox="0 0 ten 1"'), "logo_invalid", "viewBox"],
  ["a huge size", svg(RED, 'width="1e9" height="1e9"'), "logo_invalid", "size"],
  ["a thread", svg(RED, 'width="1000" height="1"'), "logo_invalid", "ratio"],
  ["text", svg("<text>Takt</text>"), "logo_unsupported", "text"],
  ["a picture", svg('<image href="https://example.com/a.png"/>'), "logo_unsupported", "image"],
  ["a page within", svg("<foreignObject><p/></foreignObject>"), "logo_unsupported", "foreignObject"],
  ["a blurred shape", svg(`<filter id="f"/><g filter="url(#f)">${RED}</g>`), "logo_unsupported", "filter"],
  ["a blurred class", svg(`<style>.a{filter:blur(2px)}</style>${RED}`), "logo_unsupported", "filter"],
  ["arrows", svg('<path marker-end="url(#m)" d="M0 0h9"/>'), "logo_unsupported", "marker"],
  ["dashes", svg('<path stroke-dasharray="0.1" d="M0 0h9"/>'), "logo_unsupported", "stroke-dasharray"],
  ["a pattern", svg('<pattern id="p"/><rect fill="url(#p)"/>'), "logo_unsupported", "pattern"],
  ["styles by nesting", svg(`<style>g rect{fill:red}</style>${RED}`), "logo_unsupported", "style"],
  ["styles of a medium", svg(`<style>@media print{a{fill:red}}</style>${RED}`), "logo_unsupported", "style"],
];

function copies(levels: number): string {
  const level = (n: number) => `<g id="g${n}">${`<use xlink:href="#g${n - 1}"/>`.repeat(10)}</g>`;
  return `<g id="g0">${RED}</g>${Array.from({ length: levels }, (_, n) => level(n + 1)).join("")}`;
}

function masks(levels: number): string {
  const level = (n: number) => `<mask id="m${n}">${`<rect mask="url(#m${n - 1})"/>`.repeat(4)}</mask>`;
  return Array.from({ length: levels }, (_, n) => level(n + 1)).join("") + `<rect mask="url(#m${levels})"/>`;
}

function chain(length: number): string {
  return Array.from({ length }, (_, n) => `<g id="g${n}"><use href="#g${n + 1}"/></g>`).join("");
}
