import { isComposing } from "@takt/ui/is-composing";
import { useToast } from "@takt/ui/toast";
import { useEffect } from "react";
import { acceptsTyping } from "../shared/keys/accepts-typing";

/**
 * Undoes with ⌘Z or Ctrl+Z what the newest toast with an Undo tells, also beside an open dialog. In a text field the key
 * is the field's.
 */
export function useUndoKey(): void {
  const { undoLast } = useToast();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, target } = event;
      if (key.toLowerCase() !== "z" || ctrlKey === metaKey || shiftKey || altKey) return;
      if (isComposing(event) || acceptsTyping(target instanceof Element ? target : null)) return;
      if (repeat || undoLast()) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [undoLast]);
}
