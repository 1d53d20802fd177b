import { NotPdf } from "./parse-value.mjs";
import { nameOf } from "./pdf-value.mjs";

/** Nodes between the root and the pages. */
const MOST_NODES = 5_000;

/**
 * Walks the tree of pages and counts those that are there, whatever it says of itself; stops behind `most`.
 * Throws NotPdf.
 * @param {import("./pdf-types").Lookup} look
 * @param {import("./pdf-types").PdfDict} trailer
 * @param {number} most
 * @returns {number}
 */
export function countPages(look, trailer, most) {
  const root = look(trailer.get("Root"));
  const pages = root.kind === "dict" ? root.entries.get("Pages") : undefined;
  /** @type {(import("./pdf-types").PdfValue | undefined)[]} */
  const stack = [pages];
  const seen = new Set();
  let count = 0;
  while (stack.length > 0 && count <= most) {
    const next = stack.pop();
    if (next?.kind === "ref") {
      if (seen.has(next.id)) throw new NotPdf("a page twice in the tree");
      if (seen.add(next.id).size > MOST_NODES) throw new NotPdf("too many nodes");
    }
    const node = look(next);
    if (node.kind !== "dict") throw new NotPdf("a page is missing");
    const kids = look(node.entries.get("Kids"));
    if (kids.kind === "list" && nameOf(node.entries.get("Type")) !== "Page")
      for (const kid of kids.items) stack.push(kid);
    else count += 1;
    if (stack.length > MOST_NODES + most) break;
  }
  // More than can be counted is more than can be taken.
  return stack.length > 0 ? most + 1 : count;
}
