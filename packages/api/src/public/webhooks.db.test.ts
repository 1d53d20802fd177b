import { useTestDatabase } from "@takt/db/testing/test-database";
import { createApiKey } from "@takt/domain/testing/create-api-key";
import { createTeam } from "@takt/domain/testing/create-team";
import { createWebhookEndpoint } from "@takt/domain/testing/create-webhook-endpoint";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { EVENT_CATALOG, MESSAGE_TYPES } from "@takt/domain/webhooks/model/event-catalog";
import { secretSubject } from "@takt/domain/webhooks/webhook-secret";
import { beforeEach, expect, test } from "vitest";
import { answerRequest } from "./answer-request";

const database = useTestDatabase();
beforeEach(() => database.db.rateWindow.deleteMany());

const NOW = Date.now();
const deps = () => fakeDeps(database.db, { clock: { now: () => NOW, sleep: () => Promise.resolve() } });
const INPUT = { url: "https://hooks.example.com/takt", events: ["post.published"] };

/** A workspace of a team, and who calls the API by a key of its owner. */
async function make(scopes = ["webhooks:manage"]) {
  const team = await createTeam(database.db, "editor");
  const { token, id: keyId } = await createApiKey(database.db, team.owner, { scopes });
  const call = async (target: string, body?: unknown, headers: Record<string, string> = {}) => {
    const [method = "", url = ""] = target.split(" ");
    const { pathname, searchParams } = new URL(url, "https://takt.example.com");
    const sent = { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers };
    const answer = await answerRequest(
      { deps: deps(), say: (key) => key, docsUrl: "https://takt.example.com/developers/errors" },
      {
        method,
        path: pathname,
        query: searchParams,
        headers: new Headers(sent),
        body: new TextEncoder().encode(body === undefined ? "" : JSON.stringify(body)),
        visitorHash: "v",
        addressKind: "ipv4",
      },
    );
    return { ...answer, json: JSON.parse(answer.body) as Record<string, never> };
  };
  return { ...team, keyId, call };
}
type Made = { webhook: { id: string }; secret: string };

test("a webhook is made, changed, paused, tested and deleted; its secret is in the first answer alone", async () => {
  const { call } = await make();
  const made = await call("POST /webhooks", INPUT);
  const { webhook, secret } = made.json as unknown as Made;
  const path = `/webhooks/${webhook.id}`;
  expect(made).toMatchObject({ status: 201, headers: { location: `/api/v1${path}` } });
  expect(webhook).toMatchObject({ ...INPUT, name: "", state: "open", pending: 0, lastDeliveredAt: null });
  expect(secret).toMatch(/^whsec_/);
  const later = [
    await call(`GET ${path}`),
    await call("GET /webhooks"),
    await call(`PATCH ${path}`, { name: "Reports" }),
    await call(`POST ${path}/test`),
    await call(`GET ${path}/deliveries`),
    await call(`PATCH ${path}`, { isPaused: true }),
    await call(`POST ${path}/test`),
    await call(`DELETE ${path}`),
    await call(`GET ${path}`),
  ];
  expect(later.map(({ status }) => status)).toEqual([200, 200, 200, 202, 200, 200, 409, 200, 404]);
  expect(later[0]!.json).toEqual(webhook);
  expect(later[4]!.json).toMatchObject({
    deliveries: [{ id: later[3]!.json["deliveryId"], type: "ping", state: "pending", tries: 0 }],
    nextCursor: null,
  });
  expect(later[5]!.json).toMatchObject({ ...INPUT, name: "Reports", state: "paused", pending: 1 });
  expect(JSON.stringify(later)).not.toContain("whsec_");
});

test("a repeated request gets the same secret, which is stored sealed", async () => {
  const { call, keyId, workspace } = await make();
  const send = () => call("POST /webhooks", INPUT, { "idempotency-key": "hook-1" });
  const [first, again] = [await send(), await send()];
  expect(again).toMatchObject({ status: 201, body: first.body, headers: { "idempotent-replayed": "true" } });
  const stored = await database.db.apiAnswer.findFirstOrThrow({ where: { apiKeyId: keyId } });
  const { secret } = first.json as unknown as Made;
  expect(stored.body).toBe(deps().vault.seal(first.body, `api_answers/${keyId}/hook-1/body`));
  expect(deps().vault.open(stored.body!, `api_answers/${keyId}/hook-1/body`)).toContain(secret);
  expect(await database.db.webhookEndpoint.count({ where: { workspaceId: workspace.id } })).toBe(1);
});

test("a new secret is answered once, and until the next day messages are signed with both", async () => {
  const { call, keyId } = await make();
  const { webhook, secret: before } = (await call("POST /webhooks", INPUT)).json as unknown as Made;
  const send = () =>
    call(`POST /webhooks/${webhook.id}/rotate`, undefined, { "idempotency-key": "rotate-1" });
  const rotated = await send();
  const { secret } = rotated.json as unknown as Made;
  expect(rotated).toMatchObject({ status: 200, json: { webhook } });
  expect(secret).toMatch(/^whsec_/);
  expect(secret).not.toBe(before);
  expect(await send()).toMatchObject({ body: rotated.body, headers: { "idempotent-replayed": "true" } });
  const { vault } = deps();
  const row = await database.db.webhookEndpoint.findUniqueOrThrow({ where: { id: webhook.id } });
  expect(vault.open(row.secret, secretSubject(webhook.id, "secret"))).toBe(secret);
  expect(vault.open(row.oldSecret!, secretSubject(webhook.id, "old_secret"))).toBe(before);
  expect(row.oldSecretEnds).toEqual(new Date(NOW + 24 * 3_600_000));
  const stored = await database.db.apiAnswer.findFirstOrThrow({ where: { apiKeyId: keyId } });
  expect(stored.body).toBe(vault.seal(rotated.body, `api_answers/${keyId}/rotate-1/body`));
});

test("one that was made before its process died is answered, not made again", async () => {
  const { call, keyId, workspace } = await make();
  const send = () => call("POST /webhooks", INPUT, { "idempotency-key": "hook-2" });
  const first = await send();
  const unanswered = { status: null, body: null, triedAt: new Date(NOW - 120_000) };
  await database.db.apiAnswer.updateMany({ where: { apiKeyId: keyId }, data: unanswered });
  const again = await send();
  expect([again.status, again.json]).toEqual([201, first.json]);
  expect(await database.db.webhookEndpoint.count({ where: { workspaceId: workspace.id } })).toBe(1);
});

test("what was given up is sent again, one or since a time", async () => {
  const { call, owner } = await make();
  const { id: endpointId } = await createWebhookEndpoint(database.db, owner);
  const fail = (hours: number) =>
    database.db.webhookDelivery.create({
      data: {
        endpointId,
        type: "post.failed",
        data: {},
        occurredAt: new Date(NOW - hours * 3_600_000),
        dueAt: null,
        tries: 10,
        state: "failed",
      },
    });
  const [first, second] = [await fail(3), await fail(1)];
  expect(await call(`GET /webhooks/${endpointId}/deliveries?state=failed&limit=1`)).toMatchObject({
    json: { deliveries: [{ id: second.id, nextTryAt: null }], nextCursor: expect.any(String) },
  });
  const since = new Date(NOW - 2 * 3_600_000).toISOString();
  expect(await call(`POST /webhooks/${endpointId}/replay`, { since })).toMatchObject({
    status: 202,
    json: { count: 1 },
  });
  expect(await call(`POST /deliveries/${first.id}/replay`)).toMatchObject({
    status: 202,
    json: { id: first.id, messageId: `msg_${first.id.replaceAll("-", "")}`, state: "pending", tries: 0 },
  });
});

test("every event has a sample that its schema takes", async () => {
  const { call } = await make();
  const { events } = (await call("GET /webhooks/events")).json as unknown as {
    events: { type: keyof typeof EVENT_CATALOG; sample: { type: string; data: unknown } }[];
  };
  expect(events.map(({ type }) => type)).toEqual(MESSAGE_TYPES);
  for (const { type, sample } of events) {
    expect(sample.type).toBe(type);
    expect(EVENT_CATALOG[type].data.safeParse(sample.data).success).toBe(true);
  }
});

const EVERY = [
  "GET /webhooks",
  "GET /webhooks/events",
  "POST /webhooks",
  "GET /webhooks/ID",
  "PATCH /webhooks/ID",
  "DELETE /webhooks/ID",
  "POST /webhooks/ID/rotate",
  "POST /webhooks/ID/test",
  "GET /webhooks/ID/deliveries",
  "POST /webhooks/ID/replay",
  "POST /deliveries/ID/replay",
];
const BODIES: Record<string, unknown> = {
  "POST /webhooks": INPUT,
  "PATCH /webhooks/ID": { isPaused: true },
  "POST /webhooks/ID/replay": { since: "2027-01-15T08:00:00Z" },
};

test.each(EVERY)("%s needs its scope, and a maker who manages the workspace", async (target) => {
  const { call } = await make(["posts:publish", "workspace:read"]);
  const ask = (of: typeof call) => of(target.replace("ID", crypto.randomUUID()), BODIES[target]);
  expect(await ask(call)).toMatchObject({
    status: 403,
    json: { code: "scope_missing", data: { scope: "webhooks:manage" } },
  });
  const { call: managing, owner, workspace, members } = await make();
  const to = (userId: string, role: "viewer" | "owner") =>
    database.db.membership.updateMany({ where: { workspaceId: workspace.id, userId }, data: { role } });
  await to(owner.userId, "viewer");
  await to(members[0]!.userId, "owner");
  const plan = { subscriptionStatus: "active", subscriptionPlan: "enterprise" };
  await database.db.user.update({ where: { id: members[0]!.userId }, data: plan });
  expect(await ask(managing)).toMatchObject({ status: 403, json: { code: "act_forbidden" } });
});

test.each(EVERY.filter((target) => target.includes("ID")))(
  "%s of another workspace is answered like what is not there",
  async (target) => {
    const [{ call }, { owner }] = [await make(), await make()];
    const webhook = await createWebhookEndpoint(database.db, owner);
    const delivery = await database.db.webhookDelivery.create({
      data: { endpointId: webhook.id, type: "ping", data: {} },
    });
    const isDelivery = target.includes("deliveries/ID");
    const code = isDelivery ? "delivery_not_found" : "webhook_not_found";
    for (const id of [isDelivery ? delivery.id : webhook.id, crypto.randomUUID()])
      expect(await call(target.replace("ID", id), BODIES[target])).toMatchObject({
        status: 404,
        json: { code },
      });
    expect(await database.db.webhookEndpoint.findUnique({ where: { id: webhook.id } })).toEqual(webhook);
  },
);

test.each([
  [{ ...INPUT, url: "http://hooks.example.com" }, 400, "webhook_url_refused"],
  [{ ...INPUT, url: "hooks" }, 400, "request_invalid"],
  [{ ...INPUT, events: [] }, 400, "request_invalid"],
  [{ ...INPUT, events: ["ping"] }, 400, "request_invalid"],
  [{ ...INPUT, secret: "whsec_mine" }, 400, "request_invalid"],
])("a webhook of %j is refused: %d %s", async (body, status, code) => {
  const { call, workspace } = await make();
  expect(await call("POST /webhooks", body)).toMatchObject({ status, json: { code } });
  expect(await database.db.webhookEndpoint.count({ where: { workspaceId: workspace.id } })).toBe(0);
});
