import { findQuote, type TextRange } from "@takt/domain/posts/model/find-quote";
import type { Quote } from "@takt/domain/posts/model/note-input";
import { readPlace } from "./read-place";

/** The element that shows the text of a post. */
const findText = (post: Element | null) => post?.querySelector("[data-post-text]") ?? null;

/** A place that is selected in a post that is read, and where in the post a button is that lies below its end. */
export type SelectedPlace = { place: Quote; below: { top: number; right: number } };

/** The distance of that button from the selection, and from the edge of the post. */
const GAP_PX = { selection: 4, edge: 8 };

/**
 * Returns what is selected in the text of a post that is read; null for nothing.
 * @param content the text without the hashtags that are shown below it
 */
export function readSelected(post: Element | null, content: string): SelectedPlace | null {
  const selection = document.getSelection();
  const text = findText(post);
  if (!post || !selection || selection.isCollapsed || !text) return null;
  const range = selection.getRangeAt(0);
  if (!text.contains(range.startContainer)) return null;
  const start = measure(text, range.startContainer, range.startOffset);
  const end = text.contains(range.endContainer)
    ? measure(text, range.endContainer, range.endOffset)
    : content.length;
  const place = readPlace(content, { start, end: Math.min(end, content.length) });
  const last = [...range.getClientRects()].at(-1);
  if (!place || !last) return null;
  const box = post.getBoundingClientRect();
  const right = Math.max(GAP_PX.edge, box.right - last.right);
  return { place, below: { top: last.bottom - box.top + GAP_PX.selection, right } };
}

/** Selects a place in the text of a post that is read, and scrolls to it. */
export function selectQuote(post: Element | null, content: string, quote: Quote): void {
  const place = findQuote(content, quote);
  const text = findText(post);
  if (!place || !text) return;
  const range = toRange(text, place);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: "nearest" });
}

/** Counts the characters of an element before a position in it. */
function measure(text: Element, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(text);
  before.setEnd(node, offset);
  return before.toString().length;
}

function toRange(text: Element, { start, end }: TextRange): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let from = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const to = from + node.length;
    if (start >= from && start < to) range.setStart(node, start - from);
    if (end > from && end <= to) range.setEnd(node, end - from);
    from = to;
  }
  return range;
}
