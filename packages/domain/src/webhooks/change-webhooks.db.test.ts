import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { removeMember } from "../members/remove-member";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import { createTeam } from "../testing/create-team";
import { createWebhookEndpoint } from "../testing/create-webhook-endpoint";
import { fakeDeps } from "../testing/fake-deps";
import { listLog, listLogInput } from "../workspaces/list-log";
import { createWebhook, deleteWebhook, rotateSecret, updateWebhook } from "./change-webhooks";
import { listWebhooks } from "./list-webhooks";
import { WEBHOOK_LIMITS } from "./model/webhook-limits";
import { secretSubject } from "./webhook-secret";

const database = useTestDatabase();
beforeEach(() => database.db.rateWindow.deleteMany());

const NOW = Date.parse("2027-03-10T12:30:00Z");
const depsIn = (hours = 0) =>
  fakeDeps(database.db, { clock: { now: () => NOW + hours * 3_600_000, sleep: () => Promise.resolve() } });
const INPUT = { url: "https://hooks.example.com/takt", name: "Reports", events: ["post.published" as const] };
const make = () => createTeam(database.db, "admin", "editor", "approver", "viewer");
const readRow = (id: string) => database.db.webhookEndpoint.findUniqueOrThrow({ where: { id } });
const endPlan = ({ userId: id }: { userId: string }) =>
  database.db.user.update({ where: { id }, data: { subscriptionPlan: "professional" } });

describe("a new webhook", () => {
  test("is answered with its secret this once, which is stored sealed for it alone", async () => {
    const { owner } = await make();
    const { id, secret, webhooks } = await createWebhook(depsIn(), owner, INPUT);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhooks).toEqual([
      {
        ...INPUT,
        id,
        by: { name: expect.any(String), isSelf: true },
        createdAt: new Date(NOW),
        state: "open",
        restReason: null,
        oldSecretEnds: null,
        pending: 0,
        failed: 0,
        lastDeliveredAt: null,
      },
    ]);
    const row = await readRow(id);
    expect(depsIn().vault.open(row.secret, secretSubject(id, "secret"))).toBe(secret);
    expect(row.secret).toContain(id);
    expect(JSON.stringify([webhooks, await listWebhooks(depsIn(), owner)])).not.toContain("whsec_");
  });

  test("is made by those alone who manage the workspace, and written down without its secret", async () => {
    const { owner, members } = await make();
    const [admin, ...others] = members;
    await createWebhook(depsIn(), admin!, { ...INPUT, name: "" });
    for (const other of others)
      await expect(createWebhook(depsIn(), other, INPUT)).rejects.toMatchObject({ code: "act_forbidden" });
    const { entries } = await listLog(depsIn(), owner, listLogInput.parse({}));
    expect(entries).toEqual([
      expect.objectContaining({ action: "webhook.created", name: "hooks.example.com" }),
    ]);
    expect(JSON.stringify(entries)).not.toContain("whsec_");
  });

  test("needs the plan of the workspace's owner, and room", async () => {
    const { owner, members } = await make();
    for (let n = 0; n < WEBHOOK_LIMITS.perWorkspace; n++) await createWebhookEndpoint(database.db, owner);
    await expect(createWebhook(depsIn(), members[0]!, INPUT)).rejects.toMatchObject({
      code: "webhooks_full",
      data: { max: 10 },
    });
    await endPlan(owner);
    await expect(createWebhook(depsIn(), owner, INPUT)).rejects.toMatchObject({ code: "webhooks_need_plan" });
  });

  test("is one too few for two who take the last place at once", async () => {
    const { owner, workspace } = await make();
    for (let n = 1; n < WEBHOOK_LIMITS.perWorkspace; n++) await createWebhookEndpoint(database.db, owner);
    const tries = await Promise.allSettled([1, 2, 3].map(() => createWebhook(depsIn(), owner, INPUT)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await database.db.webhookEndpoint.count({ where: { workspaceId: workspace.id } })).toBe(10);
  });

  test("is refused for an address that the sender does not allow, also later", async () => {
    const { owner } = await make();
    const { id } = await createWebhookEndpoint(database.db, owner);
    for (const url of ["http://hooks.example.com/", "https://127.0.0.1/"]) {
      const refused = { code: "webhook_url_refused" };
      await expect(createWebhook(depsIn(), owner, { ...INPUT, url })).rejects.toMatchObject(refused);
      await expect(updateWebhook(depsIn(), owner, { id, url })).rejects.toMatchObject(refused);
    }
    expect(await listWebhooks(depsIn(), owner)).toMatchObject([{ url: INPUT.url }]);
  });

  test("waits after as many as a member may make in an hour", async () => {
    const { owner } = await make();
    const window = { bucket: "webhook", subject: owner.userId, opensAt: new Date(NOW - 30 * 60_000) };
    await database.db.rateWindow.create({ data: { ...window, count: RATE_LIMITS.webhook.times } });
    await expect(createWebhook(depsIn(), owner, INPUT)).rejects.toMatchObject({ code: "rate_exceeded" });
    await createWebhook(depsIn(1), owner, INPUT);
  });
});

describe("a change", () => {
  test("leaves what it does not name, and is written down", async () => {
    const { owner, members } = await make();
    const { id } = await createWebhookEndpoint(database.db, owner);
    const [changed] = await updateWebhook(depsIn(), members[0]!, { id, events: ["post.failed"] });
    expect(changed).toMatchObject({ ...INPUT, events: ["post.failed"], by: { isSelf: false } });
    const { entries } = await listLog(depsIn(), owner, listLogInput.parse({}));
    expect(entries).toMatchObject([{ action: "webhook.changed", name: "Reports" }]);
  });

  test("pauses since the first time, and resumes also what rests", async () => {
    const { owner } = await make();
    const { id } = await createWebhookEndpoint(database.db, owner);
    expect(await updateWebhook(depsIn(), owner, { id, isPaused: true })).toMatchObject([{ state: "paused" }]);
    await updateWebhook(depsIn(1), owner, { id, isPaused: true });
    expect((await readRow(id)).pausedAt).toEqual(new Date(NOW));
    const rested = { restedAt: new Date(NOW), restReason: "failing", slowUntil: new Date(NOW + 1) };
    await database.db.webhookEndpoint.update({ where: { id }, data: { ...rested, pausedAt: null } });
    expect(await updateWebhook(depsIn(), owner, { id, name: "Weekly" })).toMatchObject([
      { state: "resting", restReason: "failing" },
    ]);
    expect(await updateWebhook(depsIn(), owner, { id, isPaused: false })).toMatchObject([
      { state: "open", restReason: null },
    ]);
    expect(await readRow(id)).toMatchObject({ slowUntil: null, restReason: null });
  });

  test("needs the plan; deleting does not", async () => {
    const { owner } = await make();
    const { id } = await createWebhookEndpoint(database.db, owner);
    await endPlan(owner);
    const refused = { code: "webhooks_need_plan" };
    await expect(updateWebhook(depsIn(), owner, { id, name: "New" })).rejects.toMatchObject(refused);
    await expect(rotateSecret(depsIn(), owner, { id })).rejects.toMatchObject(refused);
    expect(await listWebhooks(depsIn(), owner)).toHaveLength(1);
    expect(await deleteWebhook(depsIn(), owner, { id })).toEqual([]);
  });
});

describe("rotation", () => {
  test("answers another secret; the one before is kept for a day, sealed for its own column", async () => {
    const { owner, members } = await make();
    const { id, secret: first } = await createWebhook(depsIn(), owner, INPUT);
    const { secret, webhooks } = await rotateSecret(depsIn(1), members[0]!, { id });
    expect(secret).not.toBe(first);
    const ends = new Date(NOW + 25 * 3_600_000);
    expect(webhooks).toMatchObject([{ id, oldSecretEnds: ends }]);
    const { vault } = depsIn();
    const row = await readRow(id);
    expect([
      vault.open(row.secret, secretSubject(id, "secret")),
      vault.open(row.oldSecret!, secretSubject(id, "old_secret")),
    ]).toEqual([secret, first]);
    expect(row.oldSecretEnds).toEqual(ends);
    expect(JSON.stringify(webhooks)).not.toContain("whsec_");
    expect(await listWebhooks(depsIn(25), owner)).toMatchObject([{ oldSecretEnds: null }]);
  });

  test("done twice, the secret of before the first is gone", async () => {
    const { owner } = await make();
    const { id } = await createWebhook(depsIn(), owner, INPUT);
    const { secret: second } = await rotateSecret(depsIn(), owner, { id });
    await rotateSecret(depsIn(), owner, { id });
    const { oldSecret } = await readRow(id);
    expect(depsIn().vault.open(oldSecret!, secretSubject(id, "old_secret"))).toBe(second);
  });
});

test("a webhook of another workspace is not found there", async () => {
  const [mine, other] = [await make(), await make()];
  const { id } = await createWebhookEndpoint(database.db, mine.owner);
  const before = await readRow(id);
  const missing = { code: "webhook_not_found" };
  await expect(updateWebhook(depsIn(), other.owner, { id, isPaused: true })).rejects.toMatchObject(missing);
  await expect(rotateSecret(depsIn(), other.owner, { id })).rejects.toMatchObject(missing);
  await expect(deleteWebhook(depsIn(), other.owner, { id })).rejects.toMatchObject(missing);
  expect(await listWebhooks(depsIn(), other.owner)).toEqual([]);
  expect(await readRow(id)).toEqual(before);
});

test("a webhook ends with the membership of who made it", async () => {
  const { owner, members } = await make();
  await createWebhookEndpoint(database.db, members[0]!);
  await removeMember(depsIn(), owner, { userId: members[0]!.userId, plannedPosts: "drafts" });
  expect(await listWebhooks(depsIn(), owner)).toEqual([]);
});

test("only who manages the workspace sees its webhooks", async () => {
  const { owner, members } = await make();
  await createWebhookEndpoint(database.db, owner);
  expect(await listWebhooks(depsIn(), members[0]!)).toHaveLength(1);
  for (const other of members.slice(1))
    await expect(listWebhooks(depsIn(), other)).rejects.toMatchObject({ code: "act_forbidden" });
});
