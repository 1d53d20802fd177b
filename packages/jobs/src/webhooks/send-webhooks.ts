import type { Deps } from "@takt/domain/deps";
import { sendWebhooks } from "@takt/domain/webhooks/send-webhooks";
import type { Inngest } from "inngest";
import { webhooksDue } from "../events";

const SECOND_MS = 1000;
/** Batches of one run; the next sweep continues. */
const MAX_BATCHES = 40;
/** A retry that is due within this is waited for; the sweep finds those that are later. */
const MAX_WAIT_MS = 10_000;

/**
 * Sends messages to webhooks. One run at a time: an event that comes meanwhile is found by the round that runs, and its own
 * run finds nothing more to do.
 */
export function sendDueWebhooks(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "send-webhooks", triggers: [webhooksDue], retries: 1, concurrency: 1 },
    async ({ step }) => {
      for (let round = 0; round < MAX_BATCHES; round++) {
        const { more, wait } = await step.run(`send-${round}`, () => sendWebhooks(deps));
        if (more) continue;
        if (wait === null || wait > MAX_WAIT_MS) break;
        await step.sleep(`pause-${round}`, toWholeSeconds(wait + 1));
      }
    },
  );
}

/**
 * Rounds a duration up to whole seconds: `step.sleep` drops what is less than one, so that a run would wake before what it
 * waits for is due.
 */
export const toWholeSeconds = (ms: number): number => Math.ceil(ms / SECOND_MS) * SECOND_MS;
