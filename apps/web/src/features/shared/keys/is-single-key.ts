import { isComposing, type CompositionKey } from "@takt/ui/is-composing";

type Press = CompositionKey &
  Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "repeat">;

/** Whether a key was pressed alone: without a modifier, not repeated, and not during composition. */
export function isSingleKey(press: Press): boolean {
  if (press.altKey || press.ctrlKey || press.metaKey || press.repeat) return false;
  if (isComposing(press)) return false;
  // ? and / need Shift on many keyboards; with a letter, Shift is a modifier.
  return !(press.shiftKey && /^\p{L}$/u.test(press.key));
}
