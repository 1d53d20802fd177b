import { Readability } from "@mozilla/readability";
import { MAX_ELEMENTS, checkStructure } from "./check-structure.mjs";
import { cleanText, truncate } from "./clean-text.mjs";
import { readMarks } from "./find-obstacle.mjs";
import { removePageControls } from "./remove-page-controls.mjs";
import { toBlocks } from "./to-blocks.mjs";
import { parseHTML } from "linkedom/worker";

const MAX_TITLE_LENGTH = 300;
const MAX_SITE_NAME_LENGTH = 100;

/**
 * Reads the article of a page. Parts hidden by attributes are left out; those hidden by a style sheet cannot be
 * recognised here. Throws TooComplex.
 * @param {string} html
 * @returns {{ title: string, siteName: string | null, blocks: import("./extract-types").Block[], marks: import("./find-obstacle.mjs").PageMarks }}
 */
export function readHtml(html) {
  const document = toDocument(html);
  // Readability modifies the document.
  const marks = readMarks(document);
  removePageControls(document);
  const own = document.querySelector("title")?.textContent;
  const article = new Readability(document, {
    maxElemsToParse: MAX_ELEMENTS + 10,
    serializer: (node) => node,
  }).parse();
  return {
    title: truncate(cleanText(article?.title || own || ""), MAX_TITLE_LENGTH),
    siteName: truncate(cleanText(article?.siteName ?? ""), MAX_SITE_NAME_LENGTH) || null,
    blocks: article?.content ? toBlocks(article.content) : [],
    marks,
  };
}

// linkedom's bundle for workers is one file, which needs no canvas and nothing of Node.
/** Browsers also read what follows these tags. */
const ENDS = /<\/(html|body)\s{0,100}>/gi;
/** Tags that would be nested in the body that is put around a page. */
const FRAME = /<\/?(html|head|body)\b[^>]{0,1000}>/gi;

/**
 * Parses a page to a document with a body: html, head and body tags are optional in HTML, but not for linkedom.
 * Nothing is executed or loaded. Throws TooComplex.
 * @param {string} html
 * @returns {Document}
 */
function toDocument(html) {
  const open = html.replace(ENDS, "");
  const document = parse(open);
  const { documentElement } = document;
  if (documentElement?.localName === "html" && document.querySelector("html > body")) return document;
  return parse(`<html><head></head><body>${open.replace(FRAME, "")}</body></html>`);
}

/** @param {string} html checked as it is parsed: without the tags above it may be another page */
function parse(html) {
  checkStructure(html);
  return /** @type {Document} */ (/** @type {unknown} */ (parseHTML(html).document));
}
