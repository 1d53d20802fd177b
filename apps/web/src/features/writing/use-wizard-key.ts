import { isComposing, type CompositionKey } from "@takt/ui/is-composing";
import { useEffect, useEffectEvent } from "react";

type Key = CompositionKey &
  Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey" | "shiftKey" | "repeat" | "defaultPrevented">;

/** The assistant's keys: ⌘Enter (Ctrl+Enter) sends, Escape stops. */
const WIZARD_KEYS = {
  send: ({ key, metaKey, ctrlKey, altKey, shiftKey }: Key) =>
    key === "Enter" && (metaKey || ctrlKey) && !altKey && !shiftKey,
  stop: ({ key }: Key) => key === "Escape",
};

/** Tells whether a key event is one of the assistant's: not handled yet, and no dialog open. */
export function matchesWizardKey(name: keyof typeof WIZARD_KEYS, event: Key, hasDialog: boolean): boolean {
  if (hasDialog || event.defaultPrevented || event.repeat || isComposing(event)) return false;
  return WIZARD_KEYS[name](event);
}

/** Calls `action` on one of the assistant's keys, regardless of the focus; not while its tab is hidden. */
export function useWizardKey(name: keyof typeof WIZARD_KEYS, action: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hasDialog = document.querySelector("[role=dialog], [role=alertdialog]") !== null;
    if (!matchesWizardKey(name, event, hasDialog)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
