import { NotPdf, nameOf } from "./parse-value.mjs";

/** Maximum number of nodes between the root and the pages. */
const MAX_NODES = 5_000;

/**
 * Counts the pages in the page tree, whatever its entries claim; stops after `most`. Throws NotPdf.
 * @param {import("./pdf-types").Lookup} find
 * @param {import("./pdf-types").PdfDict} trailer
 * @param {number} most
 * @returns {number}
 */
export function countPages(find, trailer, most) {
  const root = find(trailer.get("Root"));
  const pages = root.kind === "dict" ? root.entries.get("Pages") : undefined;
  /** @type {(import("./pdf-types").PdfValue | undefined)[]} */
  const stack = [pages];
  const seen = new Set();
  let count = 0;
  while (stack.length > 0 && count <= most) {
    const next = stack.pop();
    if (next?.kind === "ref") {
      if (seen.has(next.id)) throw new NotPdf("a page twice in the tree");
      if (seen.add(next.id).size > MAX_NODES) throw new NotPdf("too many nodes");
    }
    const node = find(next);
    if (node.kind !== "dict") throw new NotPdf("a page is missing");
    const kids = find(node.entries.get("Kids"));
    if (kids.kind === "list" && nameOf(node.entries.get("Type")) !== "Page")
      for (const kid of kids.items) stack.push(kid);
    else count += 1;
    if (stack.length > MAX_NODES + most) break;
  }
  // A count above the limit is too many pages anyway.
  return stack.length > 0 ? most + 1 : count;
}
