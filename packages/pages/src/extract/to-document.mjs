// linkedom's bundle for workers is one file, which needs no canvas and nothing of Node.
import { parseHTML } from "linkedom/worker";
import { checkStructure } from "./check-structure.mjs";

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
export function toDocument(html) {
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
