import type { Deps } from "@takt/domain/deps";
import { sendDueEmails as sendRound } from "@takt/domain/send-due-emails";
import type { Inngest } from "inngest";
import { emailsDue } from "../events";

/** Five recipients a round; the next sweep continues. */
const MAX_BATCHES = 80;

/** Sends the emails that are due, except those about alarms: the health watch sends these, with or without jobs. */
export function sendDueEmails(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "send-emails", triggers: [emailsDue], retries: 1, concurrency: 1 },
    async ({ step }) => {
      for (let round = 0; round < MAX_BATCHES; round++) {
        const { more } = await step.run(`send-${round}`, () => sendRound(deps));
        if (!more) break;
      }
    },
  );
}
