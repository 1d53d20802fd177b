"use client";

import { useMe } from "../use-me";
import type { DraftOptions } from "./draft-state";
import { useDraft, type Draft } from "./use-draft";

type Options<Value> = Pick<DraftOptions<Value>, "normalize" | "isValid" | "delayMs"> & {
  /** The server's value; a refetch does not overwrite the value being typed. */
  saved: Value;
  /** Sends one value; it should also bring the new value into the cache that `saved` comes from. */
  save: (value: Value) => Promise<unknown>;
};

/**
 * One field of what is stored without a version (a setting, the profile), as a draft: the last value that is saved wins,
 * and one that could not be saved waits for a retry.
 * @param noun and id of the field, as in `profile` and `headline`
 */
export function useFieldDraft<Value>(
  noun: string,
  id: string,
  { saved, save, ...options }: Options<Value>,
): Draft<Value> {
  const { id: userId } = useMe();
  return useDraft<Value>(`${noun}:${userId}:${id}`, {
    ...options,
    initial: saved,
    baseline: { value: saved, version: null },
    async save(value) {
      await save(value);
      return { value, version: null };
    },
  });
}
