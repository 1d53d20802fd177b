import { digitalSourceType } from "@takt/domain/shared/digital-source-type";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Origin, OriginMark, originProps } from "./origin-mark";

const render = (origin: Origin) =>
  renderToStaticMarkup(
    <article {...originProps(origin)}>
      <OriginMark origin={origin} />A text
    </article>,
  );

test("a text from Takt is an item of schema.org with its IPTC digital source type", () => {
  const mark = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
  const html = render(digitalSourceType("generated"));
  expect(html).toContain('itemType="https://schema.org/SocialMediaPosting"');
  expect(html).toContain(`<link itemProp="digitalSourceType" href="${mark}"/>`);
  expect(html).toContain(`data-digital-source-type="${mark}"`);
});

test("a text that Takt did not write has no mark", () => {
  expect(render(digitalSourceType("none"))).toBe("<article>A text</article>");
});
