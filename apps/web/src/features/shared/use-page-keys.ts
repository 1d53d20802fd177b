import { isComposing, type CompositionKey } from "@takt/ui/is-composing";
import { useEffect, useEffectEvent } from "react";

/** Mod is ⌘, or Ctrl. */
export type PageKey = "Mod+S" | "Mod+Enter" | "Mod+Alt+M" | "Escape";
type KeyPress = CompositionKey &
  Pick<
    KeyboardEvent,
    "key" | "code" | "metaKey" | "ctrlKey" | "altKey" | "shiftKey" | "repeat" | "defaultPrevented"
  > &
  Partial<Pick<KeyboardEvent, "getModifierState">>;

/** Returns which key of the page this is; null for another one, and for one that something else has taken. */
export function readPageKey(press: KeyPress): PageKey | null {
  if (press.defaultPrevented || isComposing(press)) return null;
  if (press.key === "Escape") return "Escape";
  if (!(press.metaKey || press.ctrlKey) || press.shiftKey) return null;
  if (press.altKey) return isAltM(press) ? "Mod+Alt+M" : null;
  return press.key === "Enter" ? "Mod+Enter" : press.key.toLowerCase() === "s" ? "Mod+S" : null;
}

/** With Alt a Mac types another character than the key shows; AltGr types one everywhere ("µ" on German keyboards). */
function isAltM(press: KeyPress): boolean {
  if (press.getModifierState?.("AltGraph")) return false;
  return press.code === "KeyM" || press.key.toLowerCase() === "m";
}

/** Whether a key of the page does what it is for: once while it is held, and not below a dialog. */
export const isEffective = ({ repeat }: Pick<KeyPress, "repeat">, hasDialog: boolean): boolean =>
  !repeat && !hasDialog;

/** Runs what a key of the page is for, wherever the focus is; not while what has it is hidden. */
export function usePageKeys(keys: Readonly<Partial<Record<PageKey, () => void>>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = readPageKey(event);
    const run = key && keys[key];
    if (!run) return;
    const hasDialog = document.querySelector("[role=dialog], [role=alertdialog]") !== null;
    // Escape is the dialog's; the others would be the browser's.
    if (key === "Escape" && hasDialog) return;
    event.preventDefault();
    if (isEffective(event, hasDialog)) run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
