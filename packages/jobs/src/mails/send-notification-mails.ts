import type { Deps } from "@takt/domain/deps";
import { sendMails } from "@takt/domain/notifications/send-mails";
import type { Inngest } from "inngest";
import { mailsDue } from "../events";

/** Five people a round; the next sweep hands out the rest. */
const ROUNDS = 60;

/** Sends the letters of notifications that are due. */
export function sendNotificationMails(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "send-notification-mails", triggers: [mailsDue], retries: 1, concurrency: 1 },
    async ({ step }) => {
      for (let round = 0; round < ROUNDS; round++) {
        const { more } = await step.run(`send-${round}`, () => sendMails(deps));
        if (!more) break;
      }
    },
  );
}
