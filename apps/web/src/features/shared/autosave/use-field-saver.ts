"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { isLeaving, onBeforeLeave } from "../language/before-leave";
import { createFieldSaver, type FieldDraftStorage, type FieldSaveState } from "./field-saver";

type Options<T> = {
  /** What the server has; a refetch does not overwrite what is being typed. */
  saved: T;
  /** Sends one value; it should also bring the new value into the cache that `saved` comes from. */
  save: (value: T) => Promise<unknown>;
  /** Milliseconds of quiet before a save; 800 unless given. */
  delayMs?: number;
  /** What is not valid is not sent, and the state says so. */
  isValid?: (value: T) => boolean;
  /** Where what is unsaved outlives the page; it is back, and saved, when the field is shown again. */
  draftStorage?: FieldDraftStorage<T>;
};

type Field<T> = {
  value: T;
  set(value: T): void;
  /** Saves now what waits; give it to onBlur. */
  flush(): void;
  retry(): void;
  /** Saves at once what is unsaved, also what has failed before; throws what the save threw. */
  saveNow(): Promise<void>;
  /** Drops what is typed for what the server has. */
  revert(): void;
  state: FieldSaveState;
};

const anything = () => true;

/** One field that saves itself (rules: field-saver.ts). Leaving the page, also inside the app, loses nothing. */
export function useFieldSaver<T>({
  saved,
  save,
  delayMs = 800,
  isValid = anything,
  draftStorage,
}: Options<T>): Field<T> {
  const [saver] = useState(() => createFieldSaver({ saved, save, delayMs, isValid, draftStorage }));
  const { value, state } = useSyncExternalStore(saver.subscribe, saver.read, saver.read);
  useEffect(
    () => saver.use({ save, delayMs, isValid, draftStorage }),
    [saver, save, delayMs, isValid, draftStorage],
  );
  useEffect(() => saver.reset(saved), [saver, saved]);
  // Not at once: the server, which has drawn the field, too, has no draftStorage.
  useEffect(() => saver.restore(), [saver]);
  useEffect(() => {
    const leave = () => void saver.leave();
    const onHidden = () => document.visibilityState === "hidden" && leave();
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!saver.isUnsaved()) return;
      leave();
      if (!isLeaving()) event.preventDefault();
    };
    const takeBack = onBeforeLeave(saver.leave);
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("pagehide", leave);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      takeBack();
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("beforeunload", onUnload);
      leave();
    };
  }, [saver]);
  const saveNow = useCallback(async () => {
    await saver.leave();
    const { state: now } = saver.read();
    if (now.status === "failed") throw now.error;
  }, [saver]);
  return {
    value,
    set: saver.set,
    flush: saver.flush,
    retry: saver.retry,
    saveNow,
    revert: saver.revert,
    state,
  };
}
