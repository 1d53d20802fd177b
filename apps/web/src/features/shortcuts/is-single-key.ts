type Press = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing" | "keyCode" | "repeat"
>;

/** Whether a key was pressed alone: without a modifier, not repeated, and not during composition. */
export function isSingleKey(press: Press): boolean {
  if (press.altKey || press.ctrlKey || press.metaKey || press.repeat) return false;
  // Safari and Android input methods send key code 229 instead of isComposing.
  if (press.isComposing || press.keyCode === 229) return false;
  // ? and / need Shift on many keyboards; with a letter, Shift is a modifier.
  return !(press.shiftKey && /^\p{L}$/u.test(press.key));
}
