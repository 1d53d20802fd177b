import type { Deps } from "@takt/domain/deps";
import { sendEmails } from "@takt/domain/notifications/send-emails";
import type { Inngest } from "inngest";
import { emailsDue } from "../events";
import { sendOutbox } from "@takt/domain/outbox/send-outbox";

/** Five users a round; the next sweep continues. */
const MAX_NOTIFICATION_BATCHES = 60;

/** Sends the notification emails that are due. */
export function sendNotificationEmails(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "send-notification-emails", triggers: [emailsDue], retries: 1, concurrency: 1 },
    async ({ step }) => {
      for (let round = 0; round < MAX_NOTIFICATION_BATCHES; round++) {
        const { more } = await step.run(`send-${round}`, () => sendEmails(deps));
        if (!more) break;
      }
    },
  );
}

/** Five rows a round; the next sweep continues. */
const MAX_OUTBOX_BATCHES = 20;

/** Sends the due emails other than notifications (activation, feedback, data requests). */
export function sendOutboxEmails(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "send-outbox-emails", triggers: [emailsDue], retries: 1, concurrency: 1 },
    async ({ step }) => {
      for (let round = 0; round < MAX_OUTBOX_BATCHES; round++) {
        const { more } = await step.run(`send-${round}`, () => sendOutbox(deps));
        if (!more) break;
      }
    },
  );
}
