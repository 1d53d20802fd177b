import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";

/** Returns the name of a webhook, or else the host of its address. */
export const webhookName = ({ name, url }: Pick<WebhookView, "name" | "url">): string =>
  name || new URL(url).host;
