"use client";

import { useCallback, useSyncExternalStore } from "react";
import { draftStorage } from "./draft-storage";

const nothing = () => "";

/**
 * Like useState for a text that must not be lost: it survives a reload of the tab, a language switch and a new sign-in.
 * Fields with the same `key` share the text. Call `clear` when the text has been saved.
 */
export function useStoredDraft(
  key: string,
): [text: string, setText: (text: string) => void, clear: () => void] {
  const text = useSyncExternalStore(draftStorage.subscribe, () => draftStorage.read(key), nothing);
  const setText = useCallback((next: string) => draftStorage.write(key, next), [key]);
  const clear = useCallback(() => draftStorage.write(key, ""), [key]);
  return [text, setText, clear];
}
