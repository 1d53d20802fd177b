import { findDueEndpoints } from "@takt/domain/webhooks/find-due-endpoints";
import type { WebhooksDeps } from "@takt/domain/webhooks/deps";
import type { WebhookEvents } from "@takt/domain/webhooks/ports/webhook-events";
import type { Inngest } from "inngest";
import { webhooksDue } from "../events";

/** Requests within this time are one look, and one event: a hundred posts that change at once are one run. */
const GATHER_MS = 300;

type Deps = Pick<WebhooksDeps, "db" | "clock" | "log">;

/**
 * Looks in the background, a moment after it is asked to. A look that fails costs a sweep.
 * @param getDeps those of the jobs, whose connections no page waits for
 */
export function createWebhookEvents(inngest: Inngest, getDeps: () => Deps): WebhookEvents {
  let timer: NodeJS.Timeout | undefined;
  const poll = async () => {
    if ((await findDueEndpoints(getDeps())).length > 0) await inngest.send(webhooksDue.create({}));
  };
  return {
    check() {
      timer ??= setTimeout(() => {
        timer = undefined;
        poll().catch((cause: unknown) =>
          getDeps().log.warn("jobs.webhook_event_lost", { cause: String(cause) }),
        );
      }, GATHER_MS);
      timer.unref();
    },
  };
}
