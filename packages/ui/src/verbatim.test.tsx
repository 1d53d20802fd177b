import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar } from "./avatar";
import { Textarea } from "./input";
import { withEachVerbatim, withVerbatim } from "./verbatim";

const show = (words: string, write: (words: string) => string) =>
  renderToStaticMarkup(<p>{withVerbatim(words, write)}</p>);

test("of a sentence with words of a person, these alone are left as they are, wherever they stand", () => {
  const written = '<span translate="no">a</span>';
  expect(show("a", (title) => `Removed “${title}” at last`)).toBe(`<p>Removed “${written}” at last</p>`);
  expect(show("a", (title) => `${title}, ${title}`)).toBe(`<p>${written}, ${written}</p>`);
  expect(show("a", () => "A sentence without")).toBe("<p>A sentence without</p>");
});

test("of a sentence with words of several persons, each one's are in their place", () => {
  const shown = withEachVerbatim(["Ada", "Ben"], (names) => `${names.join(" and ")} write`);
  expect(renderToStaticMarkup(<p>{shown}</p>)).toBe(
    '<p><span translate="no">Ada</span> and <span translate="no">Ben</span> write</p>',
  );
});

test("a text area and the initials of a person are never translated", () => {
  expect(renderToStaticMarkup(<Textarea />)).toContain('translate="no"');
  expect(renderToStaticMarkup(<Avatar name="Ada Löwe" src={null} />)).toContain('translate="no"');
});
