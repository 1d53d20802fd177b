import { Readability } from "@mozilla/readability";
import { MAX_ELEMENTS } from "./check-structure.mjs";
import { cleanText } from "./clean-text.mjs";
import { cutWhole } from "./cut-whole.mjs";
import { toBlocks } from "./to-blocks.mjs";
import { toDocument } from "./to-document.mjs";

const MAX_TITLE = 300;
const MAX_SITE_NAME = 100;

/**
 * The article of a page. What attributes hide is left out; what a style sheet hides cannot be seen from here. Throws
 * TooComplex.
 * @param {string} html
 * @returns {{ title: string, siteName: string | null, blocks: import("./extract-types").Block[] }}
 */
export function readHtml(html) {
  const document = toDocument(html);
  // Readability takes the document apart.
  const own = document.querySelector("title")?.textContent;
  const article = new Readability(document, {
    maxElemsToParse: MAX_ELEMENTS + 10,
    serializer: (node) => node,
  }).parse();
  return {
    title: cutWhole(cleanText(article?.title || own || ""), MAX_TITLE),
    siteName: cutWhole(cleanText(article?.siteName ?? ""), MAX_SITE_NAME) || null,
    blocks: article?.content ? toBlocks(article.content) : [],
  };
}
