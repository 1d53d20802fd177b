import type { Clock } from "../core/clock";
import { createSettings } from "../core/create-settings";
import type { Failure } from "./failures";
import { settingsSchema, type Settings } from "./settings";

/** A valid call, as GET /_emulator/state tells it. */
export type Answered = {
  id: string;
  api: "responses" | "chat";
  model: string;
  stream: boolean;
  /** As sent; the service takes a missing one for true. */
  store: unknown;
  safetyIdentifier: unknown;
  schema: string | null;
  searched: boolean;
  failure: Failure | null;
  tokens: { input: number; output: number };
  end: "running" | "done" | "broken off" | "caller left";
};

export type World = ReturnType<typeof createWorld>;

/** Everything the routes work on. */
export function createWorld({ clock, settings: initial }: { clock: Clock; settings: Partial<Settings> }) {
  const settings = createSettings(settingsSchema, initial);
  let answered: Answered[] = [];
  let count = 0;
  let failed = 0;

  return {
    clock,
    settings: {
      get: settings.get,
      change(part: unknown) {
        settings.change(part);
        failed = 0;
      },
    },
    /** An id that no other answer has, in hex. */
    nextId: () => (++count).toString(16).padStart(32, "0"),
    /** The failure that this call meets; counted. */
    takeFailure(): Failure | null {
      const { failure, failureTimes } = settings.get();
      if (failure === null || (failureTimes !== "always" && failed >= failureTimes)) return null;
      failed += 1;
      return failure;
    },
    remember(call: Answered) {
      answered.push(call);
      return call;
    },
    state: () => ({ calls: answered }),
    reset() {
      settings.reset();
      answered = [];
      count = 0;
      failed = 0;
    },
  };
}
