import { createWebhookBody } from "@takt/domain/webhooks/model/create-webhook-body";

/** An example of the message of a published post (webhooks/model/event-catalog.ts). */
export const EXAMPLE_DATA = {
  postId: "01981f3c-6a52-7c31-9d2e-3f0a5b7c9e11",
  status: "published",
  version: 4,
  scheduledAt: "2027-01-15T08:00:00Z",
  publishedAt: "2027-01-15T08:00:02Z",
  url: "https://www.linkedin.com/feed/update/urn:li:share:7285000000000000001/",
  reason: null,
};

/** A message, as a program receives it. */
export const MESSAGE_EXAMPLE = createWebhookBody({
  type: "post.published",
  occurredAt: new Date("2027-01-15T08:00:02Z"),
  data: EXAMPLE_DATA,
});
