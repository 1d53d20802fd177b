/** Fields of the event of a key, or of an input, that tell about an input method. */
export type CompositionKey = { isComposing: boolean; keyCode?: number };

/** The key code of a key that an input method has taken (UI Events, section 7.3.1). */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method (IME), which composes or has just converted a text: no shortcut, no Enter and no
 * Escape of the page. Safari ends the composition before the key that ends it, so that only the key code tells.
 */
export function isComposing(event: CompositionKey | { nativeEvent: CompositionKey }): boolean {
  const key = "nativeEvent" in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === TAKEN_BY_INPUT_METHOD;
}
