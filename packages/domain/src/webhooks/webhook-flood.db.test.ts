import { createUser } from "@takt/db/testing/factories/create-user";
import { createDelivery, createWebhook } from "@takt/db/testing/factories/create-webhook";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import type { WebhookAnswer, WebhookRequest } from "./ports/webhook-sender";
import { sendWebhooks } from "./send-webhooks";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const FLOOD = 10_000;
const FAILING = "https://failing.example.com/";

async function createEndpoint(url: string) {
  const owner = await createUser(database.db, {
    subscriptionStatus: "active",
    subscriptionPlan: "enterprise",
  });
  return createWebhook(database.db, owner, { url });
}

/** Writes as many deliveries to an endpoint, each of a post of its own; autovacuum would count them a minute later. */
async function flood(endpointId: string, count: number): Promise<void> {
  await database.db.$executeRaw`
    insert into webhook_deliveries (id, endpoint_id, type, data, post_id, occurred_at, due_at)
    select gen_random_uuid(), ${endpointId}::uuid, 'post.published', '{}', gen_random_uuid(), now() - interval '1 minute', now()
    from generate_series(1, ${count}::int)`;
  await database.db.$executeRawUnsafe("analyze webhook_deliveries");
}

const OK: WebhookAnswer = { status: 200, failure: null, retryAfter: null, response: "" };

/** Dependencies by whose clock a request takes so long, and nothing else any time: rounds end by it. */
function timedDeps(
  requestMs: number,
  answer: (request: WebhookRequest) => WebhookAnswer | Promise<WebhookAnswer>,
) {
  let now = Date.now();
  const urls: string[] = [];
  const deps = fakeDeps(database.db, {
    clock: { now: () => now, sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
    webhookSender: {
      allows: () => true,
      send(request) {
        urls.push(request.url);
        now += requestMs;
        return Promise.resolve(answer(request));
      },
    },
  });
  return { deps, urls };
}

test("of 10,000 events none is lost while their receiver answers 500, and another is served within its first requests", async () => {
  const failing = await createEndpoint(FAILING);
  await flood(failing.id, FLOOD);
  const others = await Promise.all(
    Array.from({ length: 5 }, (_, n) => createEndpoint(`https://fine-${n}.example.com/`)),
  );
  for (const other of others) await createDelivery(database.db, other);
  const { deps, urls } = timedDeps(200, ({ url }) => (url === FAILING ? { ...OK, status: 500 } : OK));
  const round = await sendWebhooks(deps);
  // By the clock of the round: five requests a second.
  for (const { url } of others) expect(urls.indexOf(url)).toBeLessThan(10);
  expect(round).toMatchObject({ sent: others.length, more: true });
  const [counts] = await database.db.$queryRaw<
    { all: number; waiting: number; tried: number; attempts: number }[]
  >`
    select count(*)::int as all, count(due_at)::int as waiting, count(*) filter (where tries > 0)::int as tried,
      (select count(*)::int from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id
        where d.endpoint_id = ${failing.id}::uuid) as attempts
    from webhook_deliveries where endpoint_id = ${failing.id}::uuid and state = 'pending'`;
  const tried = urls.filter((url) => url === FAILING).length;
  expect(counts).toEqual({ all: FLOOD, waiting: FLOOD, tried, attempts: tried });
  expect(tried).toBeGreaterThan(50);
});

test("a receiver that is silent holds up no other: what becomes due meanwhile is sent while its request is under way", async () => {
  const silent = await createEndpoint(FAILING);
  await flood(silent.id, 20);
  const other = await createEndpoint("https://fine.example.com/");
  const events: string[] = [];
  let end: (answer: WebhookAnswer) => void = () => {};
  const silence = new Promise<WebhookAnswer>((resolve) => void (end = resolve));
  const deps = fakeDeps(database.db, {
    webhookSender: {
      allows: () => true,
      send({ url }) {
        events.push(url);
        return url === FAILING ? silence : Promise.resolve(OK);
      },
    },
  });
  const round = sendWebhooks(deps);
  await expect.poll(() => events).toEqual([FAILING]);
  for (let n = 1; n <= 3; n++) {
    await createDelivery(database.db, other);
    await expect.poll(() => events.filter((url) => url === other.url)).toHaveLength(n);
  }
  expect(events.filter((url) => url === FAILING)).toHaveLength(1);
  end({ ...OK, status: null, failure: "timeout" });
  expect(await round).toMatchObject({ sent: 3, more: false });
  expect(await database.db.webhookDelivery.count({ where: { state: "pending" } })).toBe(20);
});
