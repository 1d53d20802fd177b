import { Readability } from "@mozilla/readability";
import { MAX_ELEMENTS } from "./check-structure.mjs";
import { cleanText } from "./clean-text.mjs";
import { truncate } from "./truncate.mjs";
import { toBlocks } from "./to-blocks.mjs";
import { toDocument } from "./to-document.mjs";

const MAX_TITLE_LENGTH = 300;
const MAX_SITE_NAME_LENGTH = 100;

/**
 * Reads the article of a page. Parts hidden by attributes are left out; those hidden by a style sheet cannot be
 * recognised here. Throws TooComplex.
 * @param {string} html
 * @returns {{ title: string, siteName: string | null, blocks: import("./extract-types").Block[] }}
 */
export function readHtml(html) {
  const document = toDocument(html);
  // Readability modifies the document.
  const own = document.querySelector("title")?.textContent;
  const article = new Readability(document, {
    maxElemsToParse: MAX_ELEMENTS + 10,
    serializer: (node) => node,
  }).parse();
  return {
    title: truncate(cleanText(article?.title || own || ""), MAX_TITLE_LENGTH),
    siteName: truncate(cleanText(article?.siteName ?? ""), MAX_SITE_NAME_LENGTH) || null,
    blocks: article?.content ? toBlocks(article.content) : [],
  };
}
