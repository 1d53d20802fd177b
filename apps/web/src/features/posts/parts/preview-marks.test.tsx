import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PreviewText } from "./preview-text";

const show = (text: string) => renderToStaticMarkup(<PreviewText text={text} />);

test("what is left of an outline is marked in the preview, and hashtags and links are set off", () => {
  expect(show("Before [… your example] after")).toMatch(
    /^Before <mark class="[^"]+">\[… your example\]<\/mark> after$/,
  );
  expect(show("#takt https://takt.example/")).toMatch(
    /^<span class="[^"]+">#takt<\/span> <span class="[^"]+">https:\/\/takt.example\/<\/span>$/,
  );
});
