/** Events of a workspace; the API documents each (docs/flows/webhooks.md). */
export const WEBHOOK_EVENTS = [
  "post.scheduled",
  "post.published",
  "post.failed",
  "post.unconfirmed",
  "post.changed",
  "comment.published",
  "approval.requested",
  "approval.given",
  "approval.voided",
  "connection.expiring",
  "connection.invalid",
  "metrics.updated",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent when a member tries an endpoint out, whatever it has chosen. */
export const PING = "ping";
