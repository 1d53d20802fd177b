import { createClock } from "../core/clock";
import { createSettings } from "../core/create-settings";
import type { Failure } from "./model/failures";
import { settingsSchema, type Settings } from "./settings";

/** A valid call as GET /_emulator/state lists it. */
export type RecordedCall = {
  id: string;
  api: "responses" | "chat";
  model: string;
  stream: boolean;
  /** As sent; the real API treats a missing value as true. */
  store: unknown;
  safetyIdentifier: unknown;
  schema: string | null;
  searched: boolean;
  failure: Failure | null;
  tokens: { input: number; output: number };
  end: "running" | "done" | "broken off" | "caller left";
};

export type Backend = ReturnType<typeof createBackend>;

/** The state and services behind all routes. */
export function createBackend({ settings: initial }: { settings: Partial<Settings> }) {
  const settings = createSettings(settingsSchema, initial);
  let calls: RecordedCall[] = [];
  let count = 0;
  let failed = 0;

  return {
    clock: createClock(),
    settings: {
      get: settings.get,
      change(part: unknown) {
        settings.change(part);
        failed = 0;
      },
    },
    /** A unique id in hex. */
    nextId: () => (++count).toString(16).padStart(32, "0"),
    /** Returns the failure for this call, or null, and counts it. */
    takeFailure(): Failure | null {
      const { failure, failureTimes } = settings.get();
      if (failure === null || (failureTimes !== "always" && failed >= failureTimes)) return null;
      failed += 1;
      return failure;
    },
    recordCall(call: RecordedCall) {
      calls.push(call);
      return call;
    },
    calls: (): readonly RecordedCall[] => calls,
    reset() {
      settings.reset();
      calls = [];
      count = 0;
      failed = 0;
    },
  };
}
