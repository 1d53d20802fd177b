import { createStore } from "../../core/store";
import { type FunctionSpec, readManifest, type Refusal } from "../model/read-manifest";
import { isRecord } from "../../core/is-record";
import type { AppClient } from "../app/call-app";

type AppStatus = "registered" | "waiting" | "refused";
type Registration = ReturnType<typeof createRegistration>;
type Options = {
  file: string | null;
  register: (specs: FunctionSpec[]) => boolean;
  warn: (message: string) => void;
};

/** The app's registration, stored in `file`. A refused one changes nothing: the functions before it stay. */
export function createRegistration({ file, register, warn }: Options) {
  const store = createStore<{ functions: unknown }>(file, { functions: [] });
  let status: AppStatus = "waiting";
  let reason: string | null = "the app has not answered yet";
  let refusals: Refusal[] = [];
  register(readManifest(store.get().functions).specs);

  return {
    /** Handles the body of POST /fn/register and returns the response body. */
    accept(body: unknown): { ok: true; modified: boolean } | { error: string } {
      const functions = isRecord(body) ? body.functions : undefined;
      const read = readManifest(functions);
      if (read.refusals.length > 0) {
        const reasons = read.refusals.map(
          (refusal) => `function "${refusal.function}": ${refusal.field} ${refusal.why}`,
        );
        const error = `The local Inngest executor refuses this registration. ${reasons.join("; ")}.`;
        if (reason !== error) warn(error);
        [status, reason, refusals] = ["refused", error, read.refusals];
        return { error };
      }
      [status, reason, refusals] = ["registered", null, []];
      const modified = register(read.specs);
      if (modified) store.set({ functions });
      return { ok: true, modified };
    },
    /** Records that the app did not answer the PUT correctly. A refusal stays until the app registers again. */
    markLost(why: string) {
      if (status === "refused") return;
      [status, reason] = ["waiting", why];
    },
    status: () => ({ app: status, reason, refusals }),
    close: () => store.flush(),
  };
}

type PollOptions = {
  client: AppClient;
  appUrl: string;
  registration: Registration;
  waitingMs?: number;
  registeredMs?: number;
};

/**
 * Asks the app to register (PUT), often until it is up and less often from then on, so that an app that restarts with
 * other functions is noticed within seconds. It uses real time, because a test's tick must not poll.
 */
export function pollApp({
  client,
  appUrl,
  registration,
  waitingMs = 500,
  registeredMs = 5000,
}: PollOptions): {
  stop(): void;
} {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function ask() {
    const answer = await client.send("PUT", appUrl, { url: appUrl });
    if (stopped) return;
    const why = "unreachable" in answer ? answer.unreachable : problem(answer.status, answer.body);
    if (why) registration.markLost(why);
    else if (registration.status().app === "waiting") {
      registration.markLost(
        "the app answered, but registered elsewhere: its INNGEST_BASE_URL must be this executor",
      );
    }
    timer = setTimeout(() => void ask(), registration.status().app === "waiting" ? waitingMs : registeredMs);
    timer.unref();
  }

  void ask();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function problem(status: number, body: unknown): string | null {
  if (status === 200) return null;
  const message = isRecord(body) && typeof body.message === "string" ? `: ${body.message}` : "";
  return `the app answered ${status} to PUT${message}`;
}
