import type { Deps } from "@takt/domain/deps";
import { sendOutgoing } from "@takt/domain/mails/send-outgoing";
import type { Inngest } from "inngest";

/** Five letters a round; the next minute goes on. */
const ROUNDS = 20;

/** Each minute: sends the letters that are no notifications (activation, feedback, data requests). */
export function sendOutgoingMails(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "send-outgoing-mails", triggers: [{ cron: "* * * * *" }], retries: 1, concurrency: 1 },
    async ({ step }) => {
      for (let round = 0; round < ROUNDS; round++) {
        const { more } = await step.run(`send-${round}`, () => sendOutgoing(deps));
        if (!more) break;
      }
    },
  );
}
