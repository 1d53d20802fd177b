import type { Db } from "@takt/db/testing/connect-test-database";
import { createUser } from "@takt/db/testing/factories/create-user";
import { createDelivery, createWebhook } from "@takt/db/testing/factories/create-webhook";
import type { WebhookAnswer, WebhookRequest } from "../webhooks/ports/webhook-sender";
import { sendWebhooks } from "../webhooks/send-webhooks";
import { captureLog } from "./capture-log";
import { fakeDeps } from "./fake-deps";

export type Answer = Partial<WebhookAnswer>;

export const toId = ({ headers }: Pick<WebhookRequest, "headers">) => headers["webhook-id"];

/** Returns endpoints, and receivers whose answers are these; without one they take everything. */
export function webhookHarness(database: { readonly db: Db }) {
  return {
    receiver(answer: (request: WebhookRequest) => Answer | Promise<Answer> = () => ({})) {
      const requests: WebhookRequest[] = [];
      const { log, entries } = captureLog();
      const deps = fakeDeps(database.db, {
        log,
        webhookSender: {
          allows: () => true,
          async send(request) {
            requests.push(request);
            const given = await answer(request);
            return { status: 200, failure: null, retryAfter: null, response: "", ...given };
          },
        },
      });
      return { requests, entries, send: () => sendWebhooks(deps), ids: () => requests.map(toId) };
    },
    /** Creates an endpoint of an owner with the plan for webhooks. */
    async open(overrides: Parameters<typeof createWebhook>[2] = {}) {
      const plan = { subscriptionStatus: "active", subscriptionPlan: "enterprise" };
      const owner = await createUser(database.db, plan);
      const endpoint = await createWebhook(database.db, owner, overrides);
      const deliver = (more: Parameters<typeof createDelivery>[2] = {}) =>
        createDelivery(database.db, endpoint, more);
      const read = () => database.db.webhookEndpoint.findUniqueOrThrow({ where: { id: endpoint.id } });
      return { owner, endpoint, deliver, read };
    },
    readDelivery: (id: string) =>
      database.db.webhookDelivery.findUniqueOrThrow({ where: { id }, include: { attempts: true } }),
    /** Lets the pause before the next try be over. */
    passPause: () =>
      database.db.$transaction([
        database.db.webhookDelivery.updateMany({
          where: { dueAt: { not: null } },
          data: { dueAt: new Date(Date.now() - 1000) },
        }),
        database.db.webhookEndpoint.updateMany({ data: { slowUntil: null } }),
      ]),
  };
}
