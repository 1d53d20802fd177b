import type { ConnectionsDeps } from "../connections/deps";
import type { CoreDeps } from "../shared/core-deps";
import type { WebhookEvents } from "./ports/webhook-events";
import type { WebhookSender } from "./ports/webhook-sender";

/** Dependencies of the webhooks use cases; each takes the `Pick` it needs. */
export type WebhooksDeps = CoreDeps &
  Pick<ConnectionsDeps, "vault"> & { webhookSender: WebhookSender; webhookEvents: WebhookEvents };
