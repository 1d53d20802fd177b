import type { WebhookEvent } from "./webhook-events";

/** An endpoint as those see it who manage the workspace; its secret is not shown again. */
export type WebhookView = {
  id: string;
  url: string;
  name: string;
  events: WebhookEvent[];
  by: { name: string | null; isSelf: boolean };
  createdAt: Date;
  /** `resting`: nothing is sent because it did not answer for long (`failing`), or said that it is gone. */
  state: "open" | "paused" | "resting";
  restReason: "failing" | "gone" | null;
  /** Until when is signed with the secret before, too; null: there is none. */
  oldSecretEnds: Date | null;
  /** Deliveries of the last two weeks: those that are to be tried, and those that were given up. */
  pending: number;
  failed: number;
  lastDeliveredAt: Date | null;
};

/** An endpoint that was just made, or whose secret was just changed: the only time that the secret is there. */
export type NewWebhookSecret = { id: string; secret: string; webhooks: WebhookView[] };

export const DELIVERY_STATES = ["pending", "delivered", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** An event on its way to an endpoint. */
export type DeliveryView = {
  id: string;
  /** As in the header `webhook-id`. */
  messageId: string;
  type: string;
  postId: string | null;
  occurredAt: Date;
  state: DeliveryState;
  tries: number;
  /** Null: it is over. */
  nextTryAt: Date | null;
  /** Of the last attempt. */
  lastStatus: number | null;
};

/** A delivery with what was sent, and each answer, the latest first. */
export type DeliveryDetail = DeliveryView & {
  /** The body as it is sent. */
  body: string;
  attempts: {
    id: string;
    sentAt: Date;
    tookMs: number;
    status: number | null;
    failure: DeliveryFailure | null;
    response: string;
  }[];
};

/** Why a request to an endpoint got no answer. */
export type DeliveryFailure = "refused_address" | "unreachable" | "timeout" | "tls" | "redirect";
