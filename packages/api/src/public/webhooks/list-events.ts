import { EVENT_CATALOG, MESSAGE_TYPES } from "@takt/domain/webhooks/model/event-catalog";
import { z } from "zod";
import { operation } from "../operation";
import { instant } from "../shapes/time";
import { MANAGE } from "./manage-webhooks";

const OCCURRED_AT = "2027-01-15T08:00:02.000Z";

const event = z
  .strictObject({
    type: z.enum(MESSAGE_TYPES),
    summary: z.string(),
    sample: z
      .strictObject({
        type: z.enum(MESSAGE_TYPES),
        timestamp: instant,
        data: z.record(z.string(), z.unknown()),
      })
      .meta({ id: "EventSample", description: "A body as it could be sent." }),
  })
  .meta({ id: "WebhookEvent" });

function toEvent(type: (typeof MESSAGE_TYPES)[number]): z.input<typeof event> {
  const { summary, sample: data } = EVENT_CATALOG[type];
  return { type, summary, sample: { type, timestamp: OCCURRED_AT, data } };
}

const list = operation({
  ...MANAGE,
  id: "listWebhookEvents",
  method: "get",
  path: "/webhooks/events",
  summary: "List the events with a sample each",
  description: "For tools that build on an example before the first event comes.",
  status: 200,
  response: z
    .strictObject({ events: z.array(event) })
    .meta({ id: "WebhookEvents", example: { events: [toEvent("post.published")] } }),
  errors: [],
  run() {
    return Promise.resolve({ body: { events: MESSAGE_TYPES.map(toEvent) } });
  },
});

export const WEBHOOK_EVENT_LIST = [list];
