import type { TextRange } from "@takt/domain/posts/model/find-quote";

/** Selects a place of the text in a field, and scrolls the field and the page to it. */
export function selectInField(field: HTMLTextAreaElement, { start, end }: TextRange): void {
  field.setSelectionRange(start, end);
  field.focus({ preventScroll: true });
  field.scrollTop = measureHeight(field, start) - field.clientHeight / 2;
  field.scrollIntoView({ block: "nearest" });
}

/** Returns how far below the top of a field the beginning of its text ends: no browser says where a selection in one is. */
function measureHeight(field: HTMLTextAreaElement, length: number): number {
  const copy = field.cloneNode() as HTMLTextAreaElement;
  copy.removeAttribute("id");
  copy.value = field.value.slice(0, length);
  Object.assign(copy.style, {
    position: "absolute",
    visibility: "hidden",
    width: `${field.offsetWidth}px`,
    height: "0",
    minHeight: "0",
  });
  field.after(copy);
  const { scrollHeight } = copy;
  copy.remove();
  return scrollHeight;
}
