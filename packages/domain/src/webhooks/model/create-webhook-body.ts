/** The body of a message, the same at each try (Standard Webhooks 1.0.0, Payload structure). */
export function createWebhookBody(event: { type: string; occurredAt: Date; data: unknown }): string {
  const { type, occurredAt, data } = event;
  return JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
}

/** The id of a message, as in the header `webhook-id`. */
export const toMessageId = (deliveryId: string) => `msg_${deliveryId.replaceAll("-", "")}`;
