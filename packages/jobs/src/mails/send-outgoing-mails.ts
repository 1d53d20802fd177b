import type { Deps } from "@takt/domain/deps";
import { sendOutgoing } from "@takt/domain/mails/send-outgoing";
import type { Inngest } from "inngest";
import { mailsDue } from "../events";

/** Five letters a round; the next sweep hands out the rest. */
const ROUNDS = 20;

/** Sends the letters that are due and no notifications (activation, feedback, data requests). */
export function sendOutgoingMails(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "send-outgoing-mails", triggers: [mailsDue], retries: 1, concurrency: 1 },
    async ({ step }) => {
      for (let round = 0; round < ROUNDS; round++) {
        const { more } = await step.run(`send-${round}`, () => sendOutgoing(deps));
        if (!more) break;
      }
    },
  );
}
