import { ContentRefused } from "../inspect/content-refused.mjs";
import { NotPdf, asName } from "./parse-value.mjs";

/**
 * @typedef {import("./pdf-types").PdfValue} PdfValue
 * @typedef {{ id: number, parent: Ancestor } | null} Ancestor a node that leads to another
 * @typedef {{ value: PdfValue | undefined, parent: Ancestor }} Visit
 */

/** Maximum number of nodes between the root and the pages, each time that one is listed. */
const MAX_NODES = 5_000;
/** Nodes that hold pages or lead to them, and are none themselves. */
const NOT_PAGES = new Set(["Pages", "Catalog"]);

/**
 * Counts the pages in the page tree, whatever its entries claim; stops after `most`. A page that is listed twice is shown
 * twice. Throws NotPdf, or ContentRefused (`media_no_pages`) when there is none.
 * @param {import("./pdf-types").Lookup} find
 * @param {import("./pdf-types").PdfDict} trailer
 * @param {number} most
 * @returns {number}
 */
export function countPages(find, trailer, most) {
  const root = find(trailer.get("Root"));
  if (root.kind !== "dict") throw new NotPdf("no root");
  if (find(root.entries.get("Pages")).kind !== "dict") throw new ContentRefused("media_no_pages");
  /** @type {Visit[]} */
  const stack = [{ value: root.entries.get("Pages"), parent: null }];
  let nodes = 0;
  let count = 0;
  for (let next = stack.pop(); next && count <= most; next = stack.pop()) {
    const node = find(next.value);
    if (node.kind !== "dict") throw new NotPdf("a page is missing");
    const type = asName(node.entries.get("Type"));
    const kids = find(node.entries.get("Kids"));
    if (kids.kind !== "list" || type === "Page") {
      if (!NOT_PAGES.has(type ?? "") && node.entries.size > 0) count += 1;
      continue;
    }
    if (++nodes > MAX_NODES) throw new NotPdf("too many nodes");
    const parent = toAncestor(next);
    for (const kid of kids.items.slice(0, most + MAX_NODES)) stack.push({ value: kid, parent });
    // A count above the limit is too many pages anyway.
    if (stack.length > MAX_NODES + most) return most + 1;
  }
  if (count === 0) throw new ContentRefused("media_no_pages");
  return count;
}

/**
 * Throws NotPdf when a node leads back to itself.
 * @type {(visit: Visit) => Ancestor}
 */
function toAncestor({ value, parent }) {
  if (value?.kind !== "ref") return parent;
  for (let above = parent; above; above = above.parent)
    if (above.id === value.id) throw new NotPdf("a circle of pages");
  return { id: value.id, parent };
}
