import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Deps } from "@takt/domain/deps";
import { startInngest } from "@takt/emulators/inngest/emulator";
import { Inngest } from "inngest";
import { serve } from "inngest/node";
import { vi } from "vitest";
import { createFunctions } from "../functions";

const EVENT_KEY = "contract-event-key";
const SIGNING_KEY = "signkey-test-00112233445566778899aabbccddeeff";
/** Shorter than in production, because a test waits for it. */
const SECOND_PASS_DELAY_MS = 3000;
const MINUTE_MS = 60_000;

/**
 * Returns the next instant at half past an hour: the quarter of an hour that follows has no cron but that of each minute,
 * so a test meets no other job by chance.
 */
function nextQuietTime(): number {
  return Math.ceil(Date.now() / (60 * MINUTE_MS)) * 60 * MINUTE_MS + 30 * MINUTE_MS;
}

/** Starts the local executor and an app that serves all jobs, over HTTP and signed; `registered` waits until they have met. */
export async function startJobs(deps: Deps) {
  const app = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  const appUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}/api/inngest`;
  const executor = await startInngest({
    port: 0,
    appUrl,
    eventKey: EVENT_KEY,
    signingKey: SIGNING_KEY,
    retryDelays: [50],
    pollMs: { waiting: 20, registered: 1000 },
    startsAt: nextQuietTime(),
  });
  const { url } = executor;
  const inngest = new Inngest({
    id: "takt",
    isDev: false,
    baseUrl: url,
    eventKey: EVENT_KEY,
    signingKey: SIGNING_KEY,
    checkpointing: false,
  });
  const functions = createFunctions(inngest, deps, { secondPassDelayMs: SECOND_PASS_DELAY_MS });
  const handler = serve({ client: inngest, functions, enableUnauthedSync: false });
  const isRegistered = async () =>
    ((await (await fetch(`${url}/health`)).json()) as { app: string }).app === "registered";
  return {
    inngest,
    url,
    registered: () => vi.waitUntil(isRegistered, { timeout: 60_000 }),
    async close() {
      await executor.close();
      await new Promise((resolve) => app.close(resolve));
    },
  };
}
