import { listDeliveries, listDeliveriesInput } from "@takt/domain/webhooks/list-deliveries";
import { DELIVERY_STATES } from "@takt/domain/webhooks/model/webhook-view";
import { replayDelivery, replayFailed } from "@takt/domain/webhooks/replay-deliveries";
import { sendTest } from "@takt/domain/webhooks/send-test";
import { z } from "zod";
import { operation } from "../operation";
import { EXAMPLE_ID, instant } from "../shapes/time";
import { delivery, EXAMPLE_DELIVERY, toDelivery } from "../shapes/webhook";
import { MANAGE, webhookRef } from "./manage-webhooks";

const test = operation({
  ...MANAGE,
  id: "testWebhook",
  method: "post",
  path: "/webhooks/{id}/test",
  summary: "Send a test to a webhook",
  description: "A `ping`, whatever events it has chosen.",
  params: webhookRef,
  status: 202,
  response: z
    .strictObject({ deliveryId: z.uuid() })
    .meta({ id: "SentTest", example: { deliveryId: EXAMPLE_ID } }),
  errors: ["webhook_not_found", "webhook_not_open"],
  async run({ deps, caller }, { params }) {
    return { body: await sendTest(deps, caller.actor, params) };
  },
});

const list = operation({
  ...MANAGE,
  id: "listDeliveries",
  method: "get",
  path: "/webhooks/{id}/deliveries",
  summary: "List deliveries to a webhook",
  description: "Those of the last two weeks, the latest first.",
  params: webhookRef,
  query: z.object({
    state: z.enum(DELIVERY_STATES).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
    cursor: listDeliveriesInput.shape.cursor,
  }),
  status: 200,
  response: z
    .strictObject({
      deliveries: z.array(delivery),
      nextCursor: z
        .string()
        .nullable()
        .meta({ description: "The `cursor` of the next page; null on the last." }),
    })
    .meta({ id: "DeliveryPage", example: { deliveries: [EXAMPLE_DELIVERY], nextCursor: null } }),
  errors: ["webhook_not_found"],
  async run({ deps, caller }, { params, query }) {
    const { deliveries, nextCursor } = await listDeliveries(deps, caller.actor, { ...params, ...query });
    return { body: { deliveries: deliveries.map(toDelivery), nextCursor } };
  },
});

const replay = operation({
  ...MANAGE,
  id: "replayDelivery",
  method: "post",
  path: "/deliveries/{id}/replay",
  summary: "Send a delivery again",
  description: "As the same message, with the same `webhook-id`.",
  params: webhookRef,
  status: 202,
  response: delivery,
  errors: ["delivery_not_found", "webhook_not_open"],
  async run({ deps, caller }, { params }) {
    return { body: toDelivery(await replayDelivery(deps, caller.actor, params)) };
  },
});

const replaySince = operation({
  ...MANAGE,
  id: "replayFailed",
  method: "post",
  path: "/webhooks/{id}/replay",
  summary: "Send again what was given up",
  params: webhookRef,
  body: z
    .strictObject({ since: instant })
    .meta({ id: "ReplayRange", example: { since: "2027-01-15T08:00:00Z" } }),
  status: 202,
  response: z
    .strictObject({ count: z.int().meta({ description: "How many are sent again." }) })
    .meta({ id: "ReplayedDeliveries", example: { count: 3 } }),
  errors: ["webhook_not_found", "webhook_not_open"],
  async run({ deps, caller }, { params, body }) {
    return { body: await replayFailed(deps, caller.actor, { ...params, since: new Date(body.since) }) };
  },
});

export const DELIVERIES = [test, list, replay, replaySince];
