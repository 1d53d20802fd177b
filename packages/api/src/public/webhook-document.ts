import { EVENT_CATALOG, MESSAGE_TYPES, type MessageType } from "@takt/domain/webhooks/model/event-catalog";
import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathItemObject } from "zod-openapi";
import { instant } from "./shapes/time";

/** The headers of a message (Standard Webhooks 1.0.0). */
const HEADERS = z.object({
  "webhook-id": z
    .string()
    .meta({ description: "The same at each try: what has come already is to be left out." }),
  "webhook-timestamp": z.string().meta({ description: "Seconds since 1970, of this try." }),
  "webhook-signature": z.string().meta({
    description: "`v1,` and a base64 HMAC-SHA256 of `id.timestamp.body`; more than one, parted by blanks.",
  }),
});

const DELIVERY_RULES =
  "A message comes at least once, those of one post in their order. Answer with 2xx within 15 seconds; what is answered otherwise is tried again for days. 410 ends it.";

/** Describes the messages of each type that a webhook gets. */
export function createWebhookDocument(): Record<string, ZodOpenApiPathItemObject> {
  return Object.fromEntries(MESSAGE_TYPES.map((type) => [type, { post: toMessage(type) }]));
}

function toMessage(type: MessageType): ZodOpenApiOperationObject {
  const { summary, data, sample } = EVENT_CATALOG[type];
  const body = z.strictObject({ type: z.literal(type), timestamp: instant, data });
  const example = { type, timestamp: "2027-01-15T08:00:02Z", data: sample };
  return {
    operationId: `on ${type}`.replaceAll(/[ .](\w)/g, (_, first: string) => first.toUpperCase()),
    tags: ["Webhooks"],
    summary,
    description: DELIVERY_RULES,
    security: [],
    requestParams: { header: HEADERS },
    requestBody: { required: true, content: { "application/json": { schema: body, example } } },
    responses: {
      "2XX": { description: "Taken." },
      "4XX": { description: "Not taken: it is tried again, but after 410." },
    },
  };
}
