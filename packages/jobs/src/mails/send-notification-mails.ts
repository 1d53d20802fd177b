import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { beat } from "@takt/domain/health/beat";
import { findOccasions } from "@takt/domain/notifications/find-occasions";
import { sendMails } from "@takt/domain/notifications/send-mails";

/** Five people a round; the next minute goes on. */
const ROUNDS = 60;

/** Each minute: tells what there is to tell, and sends the letters that are due. */
export function notify(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "notify", triggers: [{ cron: "* * * * *" }], retries: 1, concurrency: 1 },
    async ({ step }) => {
      await step.run("find", async () => {
        await beat(deps, "notify");
        return findOccasions(deps);
      });
      for (let round = 0; round < ROUNDS; round++) {
        const { more } = await step.run(`send-${round}`, () => sendMails(deps));
        if (!more) break;
      }
    },
  );
}
