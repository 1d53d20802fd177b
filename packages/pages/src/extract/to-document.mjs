// The bundle that linkedom makes for workers: one file, which needs no canvas and nothing of Node.
import { parseHTML } from "linkedom/worker";
import { checkStructure } from "./check-structure.mjs";

/** Browsers read what stands behind these, too. */
const ENDS = /<\/(html|body)\s{0,100}>/gi;
/** Tags that would nest in the body that is put around a page. */
const FRAME = /<\/?(html|head|body)\b[^>]{0,1000}>/gi;

/**
 * A document with a body, whatever was left out: html, head and body tags are optional in HTML, but not for linkedom.
 * Nothing is run and nothing is loaded. Throws TooComplex.
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
