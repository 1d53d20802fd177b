import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContentBlocks } from "./content-body";
import { listSections } from "./group-sections";
import { MarkdownText } from "./markdown-text";
import { parseContent } from "./parse-content";

const COMPONENTS = {
  missing: () => <i>missing</i>,
  facts: ({ of = "all" }: { of?: string }) => <hr title={of} />,
};
const VALUES = { price: "*1* [a](/b)", phone: null };

function parse(markdown: string, facts = {}) {
  return parseContent(`# T\n\nS.\n\n${markdown}`, VALUES, facts, Object.keys(COMPONENTS)).body.children.slice(
    1,
  );
}

/** The markup without classes and the lines between blocks. */
const render = (markdown: string, facts = {}) =>
  renderToStaticMarkup(<ContentBlocks blocks={parse(markdown, facts)} locale="de" components={COMPONENTS} />)
    .replaceAll(/ class="[^"]*"/g, "")
    .replaceAll("\n", "");

test("a value is never read as Markdown, and one that is not known is shown as missing", () => {
  expect(render("It is {{price}}, **{{price}}**.")).toBe(
    "<p>It is *1* [a](/b), <strong>*1* [a](/b)</strong>.</p>",
  );
  expect(render("{{phone}}")).toBe("<p><i>missing</i></p>");
});

test("a component is a block where it stands alone, and may be given a word", () => {
  expect(render("{{facts}}\n\nSee {{facts account}}.")).toBe(
    '<hr title="all"/><p>See <hr title="account"/>.</p>',
  );
  expect(() => render("{{nothing at all}}")).toThrow("no value is named nothing at all");
});

test("a part may have parts of its own", () => {
  const text = "{{if a}}A{{if b}} and B{{else}} alone{{end}}.{{else}}{{if b}}B{{end}}.{{end}}";
  const outcomes = [true, false].flatMap((a) => [true, false].map((b) => render(text, { a, b })));
  expect(outcomes).toEqual(["<p>A and B.</p>", "<p>A alone.</p>", "<p>B.</p>", "<p>.</p>"]);
});

test("a heading with an id is a section with what follows it, down to the next of its level", () => {
  const text =
    "Before.\n\n## One {#one}\n\nA.\n\n### Two {#two}\n\nB.\n\n### Three\n\nC.\n\n## {{price}} {#four}\n\nD.";
  expect(render(text)).toBe(
    '<p>Before.</p><section aria-labelledby="one"><h2 id="one">One</h2><p>A.</p>' +
      '<section aria-labelledby="two"><h3 id="two">Two</h3><p>B.</p></section><h3>Three</h3><p>C.</p></section>' +
      '<section aria-labelledby="four"><h2 id="four">*1* [a](/b)</h2><p>D.</p></section>',
  );
  expect(listSections(parse(text))).toEqual([
    { id: "one", title: "One" },
    { id: "four", title: "*1* [a](/b)" },
  ]);
});

test("paragraphs whose second line begins with a colon are one definition list", () => {
  expect(render("What\n: A [link](/terms).\n\nHow\n: [So](https://example.com).\n\nAfter: this.")).toBe(
    '<dl><div><dt>What</dt><dd><p>A <a href="/de/terms">link</a>.</p></dd></div>' +
      '<div><dt>How</dt><dd><p><a href="https://example.com">So</a>.</p></dd></div></dl><p>After: this.</p>',
  );
});

test("a text of the messages has links to pages and https addresses, and to nothing else", () => {
  const html = renderToStaticMarkup(
    <MarkdownText
      text={"See [terms](/terms#a), [x](javascript:alert(1)), [y](//example.com)."}
      locale="en"
    />,
  );
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/terms#a"']);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("See terms, x, y.");
});
