type Press = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing" | "keyCode" | "repeat"
>;

/** Whether a key was pressed alone: no modifier, not held down, not within a composed character. */
export function isSingleKey(press: Press): boolean {
  if (press.altKey || press.ctrlKey || press.metaKey || press.repeat) return false;
  // 229: what Safari and input methods on Android say instead of isComposing.
  if (press.isComposing || press.keyCode === 229) return false;
  // ? and / need Shift on many keyboards; with letters it is a modifier.
  return !(press.shiftKey && /^\p{L}$/u.test(press.key));
}
