import { MESSAGE_TYPES } from "@takt/domain/webhooks/model/event-catalog";
import { WEBHOOK_EVENTS } from "@takt/domain/webhooks/model/webhook-events";
import { webhookInput } from "@takt/domain/webhooks/model/webhook-input";
import {
  DELIVERY_STATES,
  type DeliveryView,
  type WebhookView,
} from "@takt/domain/webhooks/model/webhook-view";
import { z } from "zod";
import { EXAMPLE_ID, instant, toInstant, toInstantOrNull } from "./time";

const fields = webhookInput.shape;

export const EXAMPLE_WEBHOOK = {
  id: EXAMPLE_ID,
  url: "https://hooks.example.com/takt",
  name: "CRM",
  events: ["post.published", "post.failed"],
  state: "open",
  restReason: null,
  pending: 0,
  failed: 0,
  lastDeliveredAt: "2027-01-15T08:00:03.000Z",
  createdAt: "2027-01-04T10:00:00.000Z",
};
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=";

/** A webhook, as programs get it; never with its secret. */
export const webhook = z
  .strictObject({
    id: z.uuid(),
    url: z.string(),
    name: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    state: z.enum(["open", "paused", "resting"]).meta({
      description: "`resting`: nothing is sent any more, see `restReason`, until it is resumed.",
    }),
    restReason: z.enum(["failing", "gone"]).nullable().meta({
      description: "`failing`: it did not answer with 2xx for days. `gone`: it answered 410.",
    }),
    pending: z.int().meta({ description: "Deliveries that are still to be tried." }),
    failed: z.int().meta({ description: "Deliveries that were given up in the last two weeks." }),
    lastDeliveredAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: "Webhook", example: EXAMPLE_WEBHOOK });

/** One that was just made, or has a new secret: the only time that its secret is there. */
export const madeWebhook = z
  .strictObject({
    webhook,
    secret: z.string().meta({
      description: "Verifies that messages come from Takt. It is answered this once.",
      example: SECRET,
    }),
  })
  .meta({ id: "MadeWebhook", example: { webhook: EXAMPLE_WEBHOOK, secret: SECRET } });

export const newWebhook = z
  .strictObject({ url: fields.url, events: fields.events, name: z._default(fields.name, "") })
  .meta({
    id: "NewWebhook",
    description: "`url`: an https address that the internet reaches. `events`: what it is told of.",
    example: { url: "https://hooks.example.com/takt", events: ["post.published", "post.failed"] },
  });

export const webhookPatch = z
  .strictObject({
    url: z.optional(fields.url),
    name: z.optional(fields.name),
    events: z.optional(fields.events),
    isPaused: z.boolean().optional().meta({
      description: "What happens meanwhile is not sent later. `false` also resumes one that rests.",
    }),
  })
  .meta({ id: "WebhookChange", example: { isPaused: true } });

export const EXAMPLE_DELIVERY = {
  id: EXAMPLE_ID,
  messageId: `msg_${EXAMPLE_ID.replaceAll("-", "")}`,
  type: "post.published",
  postId: EXAMPLE_ID,
  occurredAt: "2027-01-15T08:00:02.000Z",
  state: "delivered",
  tries: 1,
  nextTryAt: null,
  lastStatus: 200,
};

export const delivery = z
  .strictObject({
    id: z.uuid(),
    messageId: z.string().meta({ description: "The header `webhook-id`, the same at each try." }),
    type: z.enum(MESSAGE_TYPES),
    postId: z.uuid().nullable(),
    occurredAt: instant,
    state: z.enum(DELIVERY_STATES),
    tries: z.int(),
    nextTryAt: instant.nullable(),
    lastStatus: z.int().nullable().meta({ description: "What the last try was answered with." }),
  })
  .meta({
    id: "Delivery",
    description: "An event on its way to a webhook.",
    example: EXAMPLE_DELIVERY,
  });

/** Converts a webhook for programs. */
export function toWebhook(view: WebhookView): z.input<typeof webhook> {
  const { id, url, name, events, state, restReason, pending, failed } = view;
  const lastDeliveredAt = toInstantOrNull(view.lastDeliveredAt);
  const createdAt = toInstant(view.createdAt);
  return { id, url, name, events, state, restReason, pending, failed, lastDeliveredAt, createdAt };
}

/** Converts a delivery for programs. */
export function toDelivery({ occurredAt, nextTryAt, type, ...rest }: DeliveryView): z.input<typeof delivery> {
  return {
    ...rest,
    type: delivery.shape.type.parse(type),
    occurredAt: toInstant(occurredAt),
    nextTryAt: toInstantOrNull(nextTryAt),
  };
}
