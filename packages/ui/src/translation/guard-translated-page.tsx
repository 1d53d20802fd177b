import { findPlace, findStandIn, watchStandIns } from "./stand-ins";

/**
 * Lets React work on a page that the browser translates (facebook/react#11538, docs/decisions/0048). A translator takes
 * texts out of the page that React removes, moves, changes or inserts something before: the first three throw or are not
 * seen, and what was shown stays. After this call they are done where the text is shown now. To be called once, before
 * React takes the page over; what has not been translated is done as ever.
 */
export function guardTranslatedPage(): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue")!;

  /** Removes what stands for a text that is put somewhere itself. */
  const removeStandIn = (node: Node) => {
    const font = findStandIn(node);
    if (font?.parentNode) removeChild.call(font.parentNode, font);
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const place = findPlace(child, this);
    if (place) removeChild.call(this, place);
    // A text that somebody else has taken out is gone, as was wanted.
    else if (child.parentNode) removeChild.call(this, child);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    removeStandIn(node);
    if (!next || next.parentNode === this) return insertBefore.call(this, node, next) as T;
    const place = findPlace(next, this);
    // A node before a text that is nowhere is shown at the end, rather than not at all.
    return insertBefore.call(this, node, place ?? (next.parentNode ? next : null)) as T;
  };

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    removeStandIn(node);
    return appendChild.call(this, node) as T;
  };

  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    /** A changed text takes its place again; the translator finds it there and translates it again. */
    set(this: Node, value: string | null) {
      nodeValue.set!.call(this, value);
      const font = this.parentNode ? undefined : findStandIn(this);
      if (!font?.parentNode) return;
      insertBefore.call(font.parentNode, this, font);
      removeChild.call(font.parentNode, font);
    },
  });

  watchStandIns();
}
