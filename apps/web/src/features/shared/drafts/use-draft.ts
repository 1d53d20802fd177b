"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { DraftStore } from "./draft-store";
import type { DraftOptions, DraftState } from "./draft-state";
import { closeDraft, openDraft, showDraft } from "./open-drafts";

export type Draft<Value> = DraftState<Value> & { store: DraftStore<Value> };

/**
 * One draft that saves itself (rules: draft-store.ts). The component holds no copy: it reads `value` and calls
 * `store.set`. Leaving the page, also inside the app, loses nothing.
 * @param key of the draft: noun, user and id
 */
export function useDraft<Value>(key: string, options: DraftOptions<Value>): Draft<Value> {
  const store = useDraftStore(key, options);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return { ...state, store };
}

/**
 * The store of such a draft, for a screen that is slow to draw: its fields read their parts of it (use-draft-part.ts), and
 * what is shown beside them follows (use-late-part.ts).
 */
export function useDraftStore<Value>(key: string, options: DraftOptions<Value>): DraftStore<Value> {
  const [opened, setOpened] = useState(() => ({ key, store: openDraft(key, options) }));
  const store = opened.key === key ? opened.store : openDraft(key, options);
  if (opened.key !== key) setOpened({ key, store });
  const { baseline } = options;
  useEffect(() => store.use(options), [store, options]);
  useEffect(() => {
    if (baseline) store.receive(baseline);
  }, [store, baseline]);
  useEffect(() => {
    showDraft(key, store);
    // Not at once: the server, which has drawn the value, too, has nothing stored.
    store.restore();
    return () => void store.leave().then(() => closeDraft(store));
  }, [key, store]);
  return store;
}
