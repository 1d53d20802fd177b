import type { AppClient } from "../app/call-app";
import { isRecord } from "../../core/is-record";
import type { Registration } from "./create-registration";

type Options = {
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
export function pollApp({ client, appUrl, registration, waitingMs = 500, registeredMs = 5000 }: Options): {
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
