import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import { beforeStatement } from "../../testing/before-statement";
import { fakeDeps } from "../../testing/fake-deps";
import { duePost } from "../../testing/post-fixtures";
import { wallInstants } from "../model/publish-slot";
import { schedulePost } from "../schedule-post";
import { queueDuePosts } from "./queue-due-posts";
import { publishBatch } from "./publish-batch";
import { resolveAgain } from "./resolve-again";
import type { ZoneRules } from "./zone-rules";

const database = useTestDatabase();
const HOUR = 3_600_000;
/** Nine o'clock in a winter of Berlin that is still ahead. */
const NINE = "2027-01-15T09:00";
const BY_OLD_RULES = new Date("2027-01-15T08:00:00Z");
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });

beforeEach(() => database.db.post.deleteMany());

/** Rules by which Berlin keeps summer time in winter: nine o'clock is an hour earlier. */
const summerForEver = (version = "2099b"): ZoneRules => ({
  version,
  findInstants(wall, zone) {
    const found = wallInstants(wall, zone);
    if (!found || zone !== "Europe/Berlin") return found;
    const earlier = new Date(found.earlier.getTime() - HOUR);
    return { wall, earlier, later: earlier };
  },
});
const rulesWith = (findInstants: ZoneRules["findInstants"]): ZoneRules => ({
  version: "2099b",
  findInstants,
});

/** Creates a post that was scheduled for nine o'clock in Berlin by older rules. */
async function scheduledPost(overrides: Parameters<typeof duePost>[1] = {}) {
  const at = BY_OLD_RULES;
  return duePost(database.db, {
    scheduledAt: at,
    scheduledWall: NINE,
    scheduledZone: "Europe/Berlin",
    zoneRules: "2025c",
    ...overrides,
  });
}

test("a post goes out at its wall time by the newest rules, and keeps what its time was", async () => {
  const { post } = await scheduledPost();
  expect(await resolveAgain(database, summerForEver())).toBe(1);
  const at = new Date(BY_OLD_RULES.getTime() - HOUR);
  expect(await read(post.id)).toMatchObject({
    scheduledAt: at,
    scheduledWall: NINE,
    dueAt: at,
    expiresAt: new Date(at.getTime() + 12 * HOUR),
    movedFrom: BY_OLD_RULES,
    zoneRules: "2099b",
    version: post.version,
  });
  expect(await resolveAgain(database, summerForEver())).toBe(0);
});

test("an instant keeps its seconds, which its wall time does not have: it neither moves nor comes early", async () => {
  const scheduledAt = new Date(BY_OLD_RULES.getTime() + 33_600);
  const { post } = await scheduledPost({ scheduledAt });
  await resolveAgain(database, rulesWith(wallInstants));
  expect(await read(post.id)).toMatchObject({ scheduledAt, dueAt: scheduledAt, movedFrom: null });
});

test("a post of a zone whose rules stayed keeps its time, and nobody is told", async () => {
  const slot = { scheduledWall: "2027-01-15T17:00", scheduledZone: "Asia/Tokyo" };
  const { post } = await scheduledPost(slot);
  expect(await resolveAgain(database, summerForEver())).toBe(1);
  expect(await read(post.id)).toMatchObject({
    scheduledAt: BY_OLD_RULES,
    dueAt: BY_OLD_RULES,
    movedFrom: null,
    zoneRules: "2099b",
    updatedAt: post.updatedAt,
  });
});

test("replicas with different versions agree on the newest, whichever looks first", async () => {
  const { post } = await scheduledPost();
  await resolveAgain(database, summerForEver("2026a"));
  const moved = await read(post.id);
  // A replica that still has the older rules.
  expect(await resolveAgain(database, { version: "2025c", findInstants: wallInstants })).toBe(0);
  expect(await read(post.id)).toEqual(moved);
});

test("a time that the clocks skip now is later by the skipped time", async () => {
  const { post } = await scheduledPost();
  const skipped = new Date("2027-01-15T08:30:00Z");
  await resolveAgain(
    database,
    rulesWith(() => ({ wall: "2027-01-15T09:30", earlier: skipped, later: skipped })),
  );
  expect(await read(post.id)).toMatchObject({
    scheduledAt: skipped,
    scheduledWall: "2027-01-15T09:30",
    movedFrom: BY_OLD_RULES,
  });
});

test.each(["earlier", "later"] as const)(
  "of a time that exists twice now the one it was is kept: %s",
  async (one) => {
    const { post } = await scheduledPost();
    const other = new Date(BY_OLD_RULES.getTime() + (one === "earlier" ? HOUR : -HOUR));
    const [earlier, later] = one === "earlier" ? [BY_OLD_RULES, other] : [other, BY_OLD_RULES];
    await resolveAgain(
      database,
      rulesWith((wall) => ({ wall, earlier, later })),
    );
    expect(await read(post.id)).toMatchObject({ scheduledAt: BY_OLD_RULES, movedFrom: null });
  },
);

test("a post whose zone is unknown now keeps its time", async () => {
  const { post } = await scheduledPost();
  await resolveAgain(
    database,
    rulesWith(() => null),
  );
  expect(await read(post.id)).toMatchObject({
    scheduledAt: BY_OLD_RULES,
    movedFrom: null,
    zoneRules: "2099b",
  });
});

test("a post whose time is past by the new rules goes out now, and its lateness counts from its time", async () => {
  // A whole minute, as members choose them.
  const soon = new Date(Math.ceil(Date.now() / 60_000 + 20) * 60_000);
  const { post } = await scheduledPost({ scheduledAt: soon });
  const at = new Date(soon.getTime() - HOUR);
  await resolveAgain(
    database,
    rulesWith((wall) => ({ wall, earlier: at, later: at })),
  );
  const row = await read(post.id);
  expect(row).toMatchObject({ scheduledAt: at, expiresAt: new Date(at.getTime() + 12 * HOUR) });
  expect(Math.abs(row.dueAt!.getTime() - Date.now())).toBeLessThan(10_000);
  const deps = fakeDeps(database.db);
  const [batch] = await queueDuePosts(deps);
  await publishBatch(deps, batch!.postIds);
  expect(await read(post.id)).toMatchObject({ status: "published" });
});

test.each([
  ["published", { status: "published" }],
  ["in progress", { status: "publishing" }],
  ["cancelled", { status: "cancelled" }],
  ["deleted", { deletedAt: new Date() }],
  ["handed to a job", { queuedAt: new Date() }],
  ["due already", { scheduledAt: new Date(Date.now() - HOUR) }],
  ["put off by LinkedIn", { dueAt: new Date(BY_OLD_RULES.getTime() + HOUR) }],
] as const)("a post that is %s is left alone", async (_name, overrides) => {
  const { post } = await scheduledPost(overrides);
  expect(await resolveAgain(database, summerForEver())).toBe(0);
  expect(await read(post.id)).toEqual(post);
});

test("a runtime without a tz database resolves nothing", async () => {
  await scheduledPost({ zoneRules: "" });
  expect(await resolveAgain(database, summerForEver(""))).toBe(0);
});

describe("what happens between the read and the move wins", () => {
  test.each([
    ["guard rules-status: a post that is being published keeps its time", { status: "publishing" }],
    ["guard rules-version: a post that was changed keeps its time", { version: { increment: 1 } }],
    ["guard rules-queued: a post that was handed to a job keeps its time", { queuedAt: new Date() }],
    ["guard rules-newer: a post of newer rules keeps its time", { zoneRules: "2099c" }],
  ] as const)("%s", async (_title, change) => {
    const { post } = await scheduledPost();
    const db = beforeStatement(database.db, "moved_from", () =>
      database.db.post.update({ where: { id: post.id }, data: change }),
    );
    expect(await resolveAgain({ db }, summerForEver())).toBe(0);
    expect(await read(post.id)).toMatchObject({
      scheduledAt: BY_OLD_RULES,
      dueAt: BY_OLD_RULES,
      movedFrom: null,
    });
  });
});

test("a slot that the author chooses is of the rules of this process, and no longer moved", async () => {
  const user = await createUser(database.db);
  const { post } = await scheduledPost({ movedFrom: BY_OLD_RULES });
  await database.db.post.update({
    where: { id: post.id },
    data: { authorId: user.id, workspaceId: user.workspaceId },
  });
  const tomorrow = new Date(Date.now() + 48 * HOUR).toISOString().slice(0, 10);
  const slot = { wall: `${tomorrow}T12:00`, zone: "Europe/Berlin" };
  await schedulePost(fakeDeps(database.db), toActor(user), { id: post.id, version: post.version }, slot);
  expect(await read(post.id)).toMatchObject({ movedFrom: null, zoneRules: process.versions.tz });
});
