import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { connectTestDatabase } from "@takt/db/testing/connect-test-database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Deps } from "../deps";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { RETAINED_KINDS } from "../retention/model/retention";
import { recordApiVersion, recordHeartbeat, recordWebhook } from "./record-heartbeat";
import { resolveIncident } from "../billing/incidents/resolve-incident";
import { checkHealth } from "./check-health";

const database = useTestDatabase();
const SWEEP = "sweep";
const ago = (ms: number) => new Date(Date.now() - ms);

beforeEach(async () => {
  await database.db.heartbeat.deleteMany();
  await database.db.post.deleteMany();
  await database.db.purgeRun.deleteMany();
  const run = { ranAt: new Date(), purged: 0, finishedAt: new Date() };
  await database.db.purgeRun.createMany({ data: RETAINED_KINDS.map((kind) => ({ kind, ...run })) });
});

const check = (upMs?: number, other: Partial<Deps> = {}) => checkHealth(fakeDeps(database.db, other), upMs);
const at = (day: string) => ({ now: () => Date.parse(day), sleep: () => Promise.resolve() });
const sweptAgo = (ms: number) => database.db.heartbeat.create({ data: { name: SWEEP, at: ago(ms) } });
async function overdueBy(
  ms: number,
  overrides: Parameters<typeof createPost>[2] = {},
  author: Parameters<typeof createUser>[1] = {},
) {
  const user = await createUser(database.db, author);
  await createPost(database.db, user, { status: "scheduled", scheduledAt: ago(ms), ...overrides });
}

test("health is ok with a fresh sweep and nothing overdue", async () => {
  await recordHeartbeat(database, SWEEP);
  await overdueBy(-60_000);
  expect(await check(undefined, { linkedinVersions: ["202610"], clock: at("2026-11-21") })).toEqual({
    status: "ok",
    parts: {
      database: { ok: true },
      timezone: { ok: true, detail: "UTC" },
      publishing: { ok: true, detail: "0 overdue" },
      jobs: { ok: true, detail: expect.stringMatching(/^last sweep \d+ s ago$/) as string },
      executor: { ok: true, detail: "reachable" },
      linkedin: { ok: true, detail: "202610, 1 month old" },
      mail: { ok: true, detail: "configured" },
      payments: { ok: true, detail: "configured" },
      billing: { ok: true, detail: "0 open incidents" },
      strangers: { ok: true, detail: "0 e-mails to unconfirmed addresses wait" },
      visitors: { ok: true, detail: "told apart" },
      purges: { ok: true, detail: "purged within 36 h" },
      provider: { ok: true, detail: "complete" },
    },
    alarms: [],
  });
});

test("health without a sweep is degraded just after a start and down later, and says so", async () => {
  const detail = "no sweep yet";
  expect(await check(140_000)).toMatchObject({ status: "degraded", parts: { jobs: { ok: true, detail } } });
  expect(await check(160_000)).toMatchObject({ status: "down", parts: { jobs: { ok: false, detail } } });
});

test("health with an old sweep just after a start is degraded until the next sweep", async () => {
  await sweptAgo(86_400_000);
  expect(await check(5000)).toMatchObject({ status: "degraded", parts: { jobs: { ok: true } } });
});

test("health with an overdue post is down just after a start, too", async () => {
  await overdueBy(61_000);
  expect(await check(5000)).toMatchObject({ status: "down", parts: { publishing: { ok: false } } });
});

test("a heartbeat overwrites the previous one, and another job's heartbeat is not the sweep's", async () => {
  await sweptAgo(1_000_000);
  await recordHeartbeat(database, "another");
  expect(await check()).toMatchObject({ status: "down", parts: { jobs: { ok: false } } });
  await recordHeartbeat(database, SWEEP);
  expect(await check()).toMatchObject({ status: "ok" });
  expect(await database.db.heartbeat.count()).toBe(2);
});

test.each([
  [140_000, "ok", true],
  [160_000, "down", false],
] as const)("health with the last sweep %i ms ago is %s", async (ms, status, ok) => {
  await sweptAgo(ms);
  expect(await check()).toMatchObject({ status, parts: { jobs: { ok } } });
});

describe("overdue posts", () => {
  test.each([
    ["61 s", 61_000, "down", "1 overdue"],
    ["55 s", 55_000, "ok", "0 overdue"],
  ])("health with a post overdue by %s (%i ms) is %s", async (_name, ms, status, detail) => {
    await recordHeartbeat(database, SWEEP);
    await overdueBy(ms);
    expect(await check()).toMatchObject({ status, parts: { publishing: { detail } } });
  });

  test("an overdue post without a sweep is down", async () => {
    await sweptAgo(160_000);
    await overdueBy(61_000);
    expect(await check()).toMatchObject({
      status: "down",
      parts: { jobs: { ok: false }, publishing: { ok: false } },
    });
  });

  test("a post that is late by design is not overdue: held back, of a closed account, deferred, deleted, cancelled, being sent", async () => {
    await recordHeartbeat(database, SWEEP);
    await overdueBy(600_000, {}, { linkedinStatus: "invalid" });
    await overdueBy(600_000, {}, { linkedinStatus: "none" });
    await overdueBy(600_000, {}, { waitlistStatus: "rejected" });
    await overdueBy(600_000, { dueAt: new Date(Date.now() + 3_600_000) });
    await overdueBy(600_000, { deletedAt: new Date() });
    for (const status of ["cancelled", "publishing", "unconfirmed", "failed"] as const)
      await overdueBy(600_000, { status });
    expect(await check()).toMatchObject({ status: "ok" });
  });

  test("a post of a team is late by design while it waits for an approval, and overdue once it has one", async () => {
    await recordHeartbeat(database, SWEEP);
    const { db } = database;
    const { workspace, owner } = await createTeam(db);
    await db.user.update({ where: { id: owner.userId }, data: { linkedinStatus: "active" } });
    const stage = { workspaceId: workspace.id, position: 0, name: "Client", everyone: true };
    await db.approvalStage.create({ data: stage });
    const author = { id: owner.userId, workspaceId: workspace.id };
    const post = await createPost(db, author, { status: "scheduled", scheduledAt: ago(600_000) });
    for (const approval of ["none", "requested", "voided"] as const) {
      await db.post.update({ where: { id: post.id }, data: { approval } });
      expect(await check()).toMatchObject({ status: "ok" });
    }
    await db.post.update({ where: { id: post.id }, data: { approval: "approved" } });
    expect(await check()).toMatchObject({ status: "down", parts: { publishing: { detail: "1 overdue" } } });
  });
});

test("health without a database is down, and does not say where the database is", async () => {
  const away = connectTestDatabase("postgresql://someone:secret@127.0.0.1:1/nowhere");
  const logged: unknown[] = [];
  const log = { info: () => {}, warn: () => {}, error: (...entry: unknown[]) => void logged.push(entry) };
  expect(await checkHealth({ ...fakeDeps(away), log })).toEqual({
    status: "down",
    parts: {
      database: { ok: false, detail: "unreachable" },
      executor: { ok: true, detail: "reachable" },
    },
    alarms: [],
  });
  expect(logged).toHaveLength(1);
  await away.$disconnect();
});

describe("dangers to later posts are degraded, not down", () => {
  const gone = { executor: { reachable: () => Promise.resolve(false) } };

  test("an executor that does not answer is a danger", async () => {
    await recordHeartbeat(database, SWEEP);
    expect(await check(undefined, gone)).toMatchObject({
      status: "degraded",
      parts: { executor: { ok: false, detail: "does not answer" } },
    });
    await sweptAgo(160_000).catch(() => database.db.heartbeat.updateMany({ data: { at: ago(160_000) } }));
    expect(await check(undefined, gone)).toMatchObject({ status: "down" });
  });

  test("an executor that cannot be asked is no danger", async () => {
    await recordHeartbeat(database, SWEEP);
    const cloud = { executor: { reachable: () => Promise.resolve("unknown" as const) } };
    expect(await check(undefined, cloud)).toMatchObject({
      status: "ok",
      parts: { executor: { ok: true, known: false } },
    });
  });

  test("a missing mail server is a danger where one is wanted", async () => {
    await recordHeartbeat(database, SWEEP);
    const part = (ok: boolean) => ({ parts: { mail: { ok, detail: "not configured" } } });
    expect(await check(undefined, { mailer: null })).toMatchObject({ status: "degraded", ...part(false) });
    expect(await check(undefined, { mailer: null, mailRequired: false })).toMatchObject({
      status: "ok",
      ...part(true),
    });
  });

  test("missing data of the provider is a danger where it is required, and is named", async () => {
    await recordHeartbeat(database, SWEEP);
    const missing = ["PROVIDER_NAME", "PROVIDER_PROCESSORS (hosting)"];
    const detail = "missing: PROVIDER_NAME, PROVIDER_PROCESSORS (hosting)";
    expect(await check(undefined, { providerData: { missing, required: true } })).toMatchObject({
      status: "degraded",
      parts: { provider: { ok: false, detail } },
    });
    expect(await check(undefined, { providerData: { missing, required: false } })).toMatchObject({
      status: "ok",
      parts: { provider: { ok: true, detail } },
    });
  });

  test("a refused version of LinkedIn's API is a danger in every process until it works again", async () => {
    await recordHeartbeat(database, SWEEP);
    const world = { linkedinVersions: ["202610", "202609"], clock: at("2026-11-21") };
    await recordApiVersion(database, "202610", "retired");
    await recordApiVersion(database, "202610", "retired");
    expect(await check(undefined, world)).toMatchObject({
      status: "degraded",
      parts: { linkedin: { ok: false, detail: "202609, 2 months old; refused: 202610" } },
    });
    await recordApiVersion(database, "202610", "works");
    expect(await check(undefined, world)).toMatchObject({ status: "ok" });
  });
});

describe("payments", () => {
  type State = ReturnType<Deps["paymentsState"]>;
  const checkPayments = (state?: State) =>
    check(undefined, state ? { paymentsState: () => state } : {}).then(({ status, parts }) => [
      status,
      parts.payments,
    ]);
  beforeEach(() => recordHeartbeat(database, SWEEP));

  test.each<[State, string, object]>([
    [{ kind: "off" }, "ok", { ok: true, detail: "not configured" }],
    [{ kind: "unknown" }, "ok", { ok: true, detail: "not asked yet", known: false }],
    [{ kind: "ok", value: { livemode: false } }, "ok", { ok: true, detail: "a sandbox" }],
    [{ kind: "unavailable", reason: "x" }, "ok", { ok: true, detail: "does not answer", known: false }],
    [{ kind: "not_configured", reason: "no prices" }, "degraded", { ok: false, detail: "no prices" }],
    [
      { kind: "refused", code: "x", reason: "y" },
      "degraded",
      { ok: false, detail: "the check is refused (x)" },
    ],
  ])("with payments %o health is %s", async (state, status, part) => {
    expect(await checkPayments(state)).toEqual([status, part]);
  });

  test("a webhook with a wrong signature shows for an hour, or until one is accepted", async () => {
    const bad = ["degraded", { ok: false, detail: expect.stringContaining("wrong signature") as string }];
    const well = ["ok", { ok: true, detail: "configured" }];
    const age = (name: string, minutes: number) =>
      database.db.heartbeat.update({
        where: { name: `stripe-webhook-${name}` },
        data: { at: ago(minutes * 60_000) },
      });
    await recordWebhook(database, "bad_signature");
    expect(await checkPayments()).toEqual(bad);
    await age("bad_signature", 59);
    expect(await checkPayments()).toEqual(bad);
    await age("bad_signature", 61);
    expect(await checkPayments()).toEqual(well);

    await recordWebhook(database, "bad_signature");
    await recordWebhook(database, "accepted");
    expect(await checkPayments()).toEqual(well);
    await age("accepted", 9);
    expect(await checkPayments()).toEqual(well);
    await age("accepted", 11);
    expect(await checkPayments()).toEqual(bad);
    expect(await checkPayments({ kind: "off" })).toEqual(["ok", { ok: true, detail: "not configured" }]);
  });

  test("webhooks are recorded once a minute", async () => {
    const read = () =>
      database.db.heartbeat.findUniqueOrThrow({ where: { name: "stripe-webhook-bad_signature" } });
    await recordWebhook(database, "bad_signature");
    const first = await read();
    await recordWebhook(database, "bad_signature");
    expect(await read()).toEqual(first);
  });
});

test("an open incident of billing degrades health until it is resolved", async () => {
  await recordHeartbeat(database, SWEEP);
  const { id } = await database.db.billingIncident.create({
    data: { kind: "dispute", subject: "du_1", detail: "", at: new Date() },
  });
  const part = (ok: boolean, detail: string) => ({ parts: { billing: { ok, detail } } });
  expect(await check()).toMatchObject({ status: "degraded", ...part(false, "1 open incidents") });
  const deps = { db: database.db, clock: { now: Date.now, sleep: () => Promise.resolve() } };
  expect(await resolveIncident(deps, null, id)).toBe(true);
  expect(await resolveIncident(deps, null, id)).toBe(false);
  expect(await check()).toMatchObject({ status: "ok", ...part(true, "0 open incidents") });
});
