import { NotPdf } from "./parse-value";
import { nameOf, type PdfDict, type PdfValue } from "./pdf-value";

type Look = (value: PdfValue | undefined) => Promise<PdfValue>;

/** Nodes between the root and the pages. */
const MOST_NODES = 5_000;

/**
 * Walks the tree of pages and counts those that are there, whatever it says of itself; stops behind `most`.
 * Throws NotPdf.
 */
export async function countPages(look: Look, trailer: PdfDict, most: number): Promise<number> {
  const root = await look(trailer.get("Root"));
  const pages = root.kind === "dict" ? root.entries.get("Pages") : undefined;
  const stack: (PdfValue | undefined)[] = [pages];
  const seen = new Set<number>();
  let count = 0;
  while (stack.length > 0 && count <= most) {
    const next = stack.pop();
    if (next?.kind === "ref") {
      if (seen.has(next.id)) throw new NotPdf("a page twice in the tree");
      if (seen.add(next.id).size > MOST_NODES) throw new NotPdf("too many nodes");
    }
    const node = await look(next);
    if (node.kind !== "dict") throw new NotPdf("a page is missing");
    const kids = await look(node.entries.get("Kids"));
    if (kids.kind === "list" && nameOf(node.entries.get("Type")) !== "Page") stack.push(...kids.items);
    else count += 1;
    if (stack.length > MOST_NODES + most) break;
  }
  // More than can be counted is more than can be taken.
  return stack.length > 0 ? most + 1 : count;
}
