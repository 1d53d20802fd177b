import { expect, test } from "vitest";
import { toReportedContent } from "./to-reported-content";

test.each([
  [{ media: { id: "urn:li:image:1", altText: "A chart" } }, { media: ["urn:li:image:1"] }],
  [
    { multiImage: { images: [{ id: "urn:li:image:1" }, { id: "urn:li:image:2", altText: "" }] } },
    { media: ["urn:li:image:1", "urn:li:image:2"] },
  ],
  [{ media: { id: "urn:li:document:1", title: "deck.pdf" } }, { media: ["urn:li:document:1"] }],
  [{ article: { source: "https://example.com", title: "A" } }, { linkSource: "https://example.com" }],
  [{ poll: { question: "Which?", options: [{ text: "1" }] } }, { pollQuestion: "Which?" }],
  [{ celebration: {} }, {}],
  [{ media: "urn:li:image:1" }, {}],
  [{}, {}],
  [null, {}],
  [undefined, {}],
])("of the content %j is reported %j", (content, reported) => {
  expect(toReportedContent(content)).toEqual(reported);
});
