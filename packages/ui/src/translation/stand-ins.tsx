/**
 * Elements that a browser's translator shows in place of texts: it takes the text node out of the page and puts a FONT
 * element with the translation there. React still holds the text node, and knows nothing of the element.
 */
const standIns = new WeakMap<Node, ChildNode>();

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === "FONT";

/** Returns what stands for a text node, if a translator has replaced it. */
export const findStandIn = (node: Node): ChildNode | undefined => standIns.get(node);

/**
 * Returns the child of `parent` that shows `node`: its stand-in, or the FONT elements that a translator has wrapped around
 * either of them. Null where nothing of `parent` does.
 */
export function findPlace(node: Node, parent: Node): ChildNode | null {
  let place: Node = standIns.get(node) ?? node;
  while (place.parentNode !== parent) {
    if (!isFont(place.parentNode)) return null;
    place = place.parentNode;
  }
  return place as ChildNode;
}

/** Notes from now on which texts of the page are replaced. */
export function watchStandIns(): void {
  new MutationObserver(noteStandIns).observe(document, { childList: true, subtree: true });
}

type Addition = { record: MutationRecord; font: ChildNode };

/** A text and the FONT in its place come in one record (replaceChild), or in one for each, in either order. */
function noteStandIns(records: MutationRecord[]): void {
  const added = new Map<Node, Addition[]>();
  for (const record of records)
    for (const font of record.addedNodes) {
      if (!isFont(font)) continue;
      const ofTarget = added.get(record.target) ?? [];
      added.set(record.target, [...ofTarget, { record, font }]);
    }
  if (added.size === 0) return;
  for (const removal of records)
    for (const text of removal.removedNodes) {
      const additions = text.nodeType === Node.TEXT_NODE && added.get(removal.target);
      if (!additions) continue;
      const index = additions.findIndex((addition) => isInPlace(addition, removal));
      // One element stands for one text.
      if (index >= 0) standIns.set(text, additions.splice(index, 1)[0]!.font);
    }
}

function isInPlace({ record, font }: Addition, removal: MutationRecord): boolean {
  if (record === removal || font === removal.previousSibling || font === removal.nextSibling) return true;
  return record.previousSibling === removal.previousSibling && record.nextSibling === removal.nextSibling;
}
