"use client";

import { useCallback, useSyncExternalStore } from "react";
import { draftStorage, type DraftStorage } from "./draft-storage";

const nothing = () => "";

/**
 * Like useState for a text that must not be lost: it survives a reload of the tab, a language switch and a new sign-in.
 * Fields with the same `key` share the text. Call `clear` when the text has been saved.
 */
export function useStoredDraft(
  key: string,
  storage: DraftStorage = draftStorage,
): [text: string, setText: (text: string) => void, clear: () => void] {
  const text = useSyncExternalStore(storage.subscribe, () => storage.read(key), nothing);
  const setText = useCallback((next: string) => storage.write(key, next), [storage, key]);
  const clear = useCallback(() => storage.write(key, ""), [storage, key]);
  return [text, setText, clear];
}
