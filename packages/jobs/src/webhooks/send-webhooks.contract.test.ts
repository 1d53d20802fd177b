import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { createDelivery, createWebhook } from "@takt/db/testing/factories/create-webhook";
import { useTestDatabase } from "@takt/db/testing/test-database";
import type { WebhookAnswer, WebhookRequest } from "@takt/domain/webhooks/ports/webhook-sender";
import { beforeEach, expect, test } from "vitest";
import { useJobs } from "../testing/use-jobs";
import { createWebhookEvents } from "./webhook-events";

const database = useTestDatabase();
const jobs = useJobs(database);
const MINUTE = 60_000;

const answers = { give: (_: WebhookRequest): Partial<WebhookAnswer> => ({}) };
const requests: WebhookRequest[] = [];
beforeEach(async () => {
  await database.db.user.deleteMany();
  requests.length = 0;
  answers.give = () => ({});
  jobs.deps.webhookEvents.check = createWebhookEvents(jobs.inngest, () => jobs.deps).check;
  jobs.deps.webhookSender.send = (request) => {
    requests.push(request);
    const given = answers.give(request);
    return Promise.resolve({ status: 200, failure: null, retryAfter: null, response: "", ...given });
  };
});

const createOwner = () =>
  createUser(database.db, { subscriptionStatus: "active", subscriptionPlan: "enterprise" });
const readStates = async () =>
  (await database.db.webhookDelivery.findMany({ orderBy: { occurredAt: "asc" } })).map(({ state }) => state);

test("a published post is told of at once: its run looks, and no sweep is needed", async () => {
  const owner = await createOwner();
  await createWebhook(database.db, owner);
  const due = new Date(Date.now() - 1000);
  await createPost(database.db, owner, { status: "scheduled", scheduledAt: due });
  await jobs.control.tick(MINUTE);
  await expect.poll(readStates).toEqual(["delivered"]);
  expect(JSON.parse(requests[0]!.body)).toMatchObject({ type: "post.published" });
  expect(await jobs.control.runs({ fn: "sweep" })).toHaveLength(1);
});

test("the sweep finds what nobody has announced", async () => {
  const endpoint = await createWebhook(database.db, await createOwner());
  await createDelivery(database.db, endpoint);
  await jobs.control.tick(MINUTE);
  await expect.poll(readStates).toEqual(["delivered"]);
});

test("a failure is tried again after five seconds, by the same run", async () => {
  const endpoint = await createWebhook(database.db, await createOwner());
  await createDelivery(database.db, endpoint);
  answers.give = () => (requests.length === 1 ? { status: 500 } : {});
  jobs.deps.webhookEvents.check();
  await expect.poll(() => requests.length).toBe(1);
  await expect.poll(readStates).toEqual(["pending"]);
  await database.db.webhookDelivery.updateMany({ data: { dueAt: new Date() } });
  await jobs.control.tick(6000);
  await expect.poll(readStates).toEqual(["delivered"]);
  expect(await jobs.control.runs({ fn: "send-webhooks" })).toHaveLength(1);
});

test("a hundred looks are one run", async () => {
  const endpoint = await createWebhook(database.db, await createOwner());
  await createDelivery(database.db, endpoint);
  for (let n = 0; n < 100; n++) jobs.deps.webhookEvents.check();
  await expect.poll(readStates).toEqual(["delivered"]);
  expect(await jobs.control.runs({ fn: "send-webhooks" })).toHaveLength(1);
});
