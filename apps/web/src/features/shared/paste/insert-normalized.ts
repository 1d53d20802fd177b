import { normalizeText } from "@takt/text/normalize-text";

const TEXT_FIELDS = "textarea, input:not([type]), input[type=text], input[type=search], input[type=url]";

/**
 * Inserts a pasted text as Takt keeps it where it differs from what was copied: soft breaks of office programs, parts of
 * letters, control characters. The browser inserts it as if it was typed, so that the cursor, Undo and the longest length
 * of the field are as always. What is typed is left alone, because letters may still be composed; its save normalises it.
 */
export function insertNormalized(event: ClipboardEvent): void {
  const { target, clipboardData, defaultPrevented } = event;
  if (defaultPrevented || !(target instanceof Element) || !target.matches(TEXT_FIELDS)) return;
  const copied = clipboardData?.getData("text/plain") ?? "";
  const text = normalizeText(copied);
  // The browser makes line feeds of these itself.
  if (text === copied.replace(/\r\n?/g, "\n")) return;
  // The one command that a browser can undo; without it the text is inserted as it was copied.
  if (document.execCommand("insertText", false, text)) event.preventDefault();
}
