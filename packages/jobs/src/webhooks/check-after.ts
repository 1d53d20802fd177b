import type { WebhooksDeps } from "@takt/domain/webhooks/deps";

/** Does the work of a step, after which there may be something to send to webhooks. */
export async function checkAfter<Value>(
  { webhookEvents }: Pick<WebhooksDeps, "webhookEvents">,
  work: () => Promise<Value>,
): Promise<Value> {
  const value = await work();
  webhookEvents.check();
  return value;
}
