type Key = Pick<
  KeyboardEvent,
  "key" | "metaKey" | "ctrlKey" | "altKey" | "shiftKey" | "repeat" | "defaultPrevented" | "isComposing"
>;

/** The assistant's keys: ⌘Enter (Ctrl+Enter) sends, Escape stops. */
export const WIZARD_KEYS = {
  send: ({ key, metaKey, ctrlKey, altKey, shiftKey }: Key) =>
    key === "Enter" && (metaKey || ctrlKey) && !altKey && !shiftKey,
  stop: ({ key }: Key) => key === "Escape",
};

/** Tells whether a key event is one of the assistant's: not handled yet, no dialog open, and the assistant shown. */
export function matchesWizardKey(
  name: keyof typeof WIZARD_KEYS,
  event: Key,
  { shown, dialog }: { shown: boolean; dialog: boolean },
): boolean {
  if (!shown || dialog || event.defaultPrevented || event.repeat || event.isComposing) return false;
  return WIZARD_KEYS[name](event);
}
