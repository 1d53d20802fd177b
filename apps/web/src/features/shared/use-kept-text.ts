"use client";

import { useCallback, useSyncExternalStore } from "react";
import { keptText } from "./kept-text";

const nothing = () => "";

/**
 * Like useState for a text that must not be lost: it survives a reload of the tab, a switch of the language and a new
 * sign-in. Two fields with the same `key` show the same text. Call `forget` when the text has arrived.
 */
export function useKeptText(
  key: string,
): [text: string, setText: (text: string) => void, forget: () => void] {
  const text = useSyncExternalStore(keptText.subscribe, () => keptText.read(key), nothing);
  const setText = useCallback((next: string) => keptText.write(key, next), [key]);
  const forget = useCallback(() => keptText.write(key, ""), [key]);
  return [text, setText, forget];
}
