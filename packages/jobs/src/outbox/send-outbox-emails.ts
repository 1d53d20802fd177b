import type { Deps } from "@takt/domain/deps";
import { sendOutbox } from "@takt/domain/outbox/send-outbox";
import type { Inngest } from "inngest";
import { emailsDue } from "../events";

/** Five rows a round; the next sweep continues. */
const MAX_BATCHES = 20;

/** Sends the due emails other than notifications (activation, feedback, data requests). */
export function sendOutboxEmails(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "send-outbox-emails", triggers: [emailsDue], retries: 1, concurrency: 1 },
    async ({ step }) => {
      for (let round = 0; round < MAX_BATCHES; round++) {
        const { more } = await step.run(`send-${round}`, () => sendOutbox(deps));
        if (!more) break;
      }
    },
  );
}
