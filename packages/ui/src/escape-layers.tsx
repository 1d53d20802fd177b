import { isComposing, type CompositionKey } from "./is-composing";

type Layer = () => void;
type Key = CompositionKey &
  Pick<KeyboardEvent, "key" | "repeat" | "defaultPrevented" | "preventDefault" | "target">;

/**
 * Creates the layers over a page, the topmost last: dialogs, sheets, menus, popovers. Escape closes the topmost one and
 * nothing else: not while it is held down, and not when it ends a composition (typed text would be lost). Toasts lie
 * beside it: Escape in one of them (`isInToasts`) closes that toast.
 */
export function createEscapeLayers(isInToasts: (target: EventTarget | null) => boolean) {
  const layers: Layer[] = [];
  return {
    /** Adds what has opened, with how it closes; returns a function that removes it. */
    add(layer: Layer): () => void {
      layers.push(layer);
      return () => void layers.splice(layers.indexOf(layer), 1);
    },
    /** Handles a key. What is handled has its default prevented, and Radix and the page leave it alone. */
    onKeyDown(event: Key): void {
      const top = layers.at(-1);
      if (!top || event.key !== "Escape" || event.defaultPrevented || isInToasts(event.target)) return;
      event.preventDefault();
      if (!event.repeat && !isComposing(event)) top();
    },
    isEmpty: () => layers.length === 0,
  };
}
