import { vi } from "vitest";
import { DraftStore } from "./draft-store";
import type { Baseline, DraftOptions } from "./draft-state";

type Sent = { value: string; version: number | null };

/** A draft store and its server: each save waits until the test answers it. */
export function makeStore(options: Partial<DraftOptions<string>> = {}) {
  const sent: Sent[] = [];
  const waiting: { resolve: (baseline: Baseline<string>) => void; reject: (error: unknown) => void }[] = [];
  let stored: Baseline<string> | null = null;
  const store = new DraftStore<string>({
    initial: "",
    baseline: { value: "a", version: 1 },
    save(value, baseline) {
      sent.push({ value, version: baseline?.version ?? null });
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    classify: (error) => (error as { kind: "offline" | "failed" | "conflict" | "locked" }).kind,
    storage: { read: () => stored, write: (unsaved) => (stored = unsaved) },
    ...options,
  });
  const flush = () => vi.advanceTimersByTimeAsync(0);
  return {
    store,
    sent,
    stored: () => stored,
    setStored: (unsaved: Baseline<string> | null) => (stored = unsaved),
    status: () => store.getState().status,
    async accept(value: string, version: number | null) {
      waiting.shift()!.resolve({ value, version });
      await flush();
    },
    async refuse(kind: string) {
      waiting.shift()!.reject({ kind });
      await flush();
    },
  };
}
