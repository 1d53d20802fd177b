type Key = Pick<
  KeyboardEvent,
  "key" | "metaKey" | "ctrlKey" | "altKey" | "shiftKey" | "repeat" | "defaultPrevented" | "isComposing"
>;

/** The assistant's keys: ⌘Enter (Ctrl elsewhere than on a Mac) goes on, Escape stops. */
export const WIZARD_KEYS = {
  send: ({ key, metaKey, ctrlKey, altKey, shiftKey }: Key) =>
    key === "Enter" && (metaKey || ctrlKey) && !altKey && !shiftKey,
  stop: ({ key }: Key) => key === "Escape",
};

/** Whether a key is the assistant's: nobody has taken it, no dialog is open, and the assistant is what is seen. */
export function takesKey(
  name: keyof typeof WIZARD_KEYS,
  event: Key,
  { shown, dialog }: { shown: boolean; dialog: boolean },
): boolean {
  if (!shown || dialog || event.defaultPrevented || event.repeat || event.isComposing) return false;
  return WIZARD_KEYS[name](event);
}
