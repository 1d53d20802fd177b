import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test, vi } from "vitest";
import { systemClock } from "../shared/core-deps";
import { fakeDeps } from "../testing/fake-deps";
import { decideWaitlist } from "./decide-waitlist";
import { undoDecision } from "./model/undo-decision";

const database = useTestDatabase();
/** Generous, for a busy machine. */
const WAITING = { timeout: 30_000, interval: 20 };
const NOW = Date.UTC(2026, 10, 23, 12);
const deps = () => ({ ...fakeDeps(database.db), clock: { ...systemClock, now: () => NOW } });
const activate = (ids: string[], decider: string | null = null) =>
  decideWaitlist(deps(), decider, { ids, decision: "active" });
const reject = (ids: string[], decider: string | null = null) =>
  decideWaitlist(deps(), decider, { ids, decision: "rejected", reason: "Not yet." });
const takeBack = (ids: string[]) => decideWaitlist(deps(), null, { ids, decision: "waitlisted" });
const make = (waitlistStatus: "waitlisted" | "active" | "rejected" = "waitlisted", more: object = {}) =>
  createUser(database.db, { waitlistStatus, ...more });
const read = (id: string) => database.db.user.findUniqueOrThrow({ where: { id } });
const audit = (subject: string) =>
  database.db.auditEntry.findMany({ where: { subject }, orderBy: { id: "asc" } });
const emails = (userId: string) => database.db.outboxEmail.findMany({ where: { userId } });

describe("activating", () => {
  test("many accounts are activated with a time, an audit entry and an email each; nobody else changes", async () => {
    const [one, two, bystander, decider] = [
      await make(),
      await make("rejected", { waitlistReason: "Too early." }),
      await make(),
      await make(),
    ];
    expect(await activate([one.id, two.id], decider.id)).toEqual({
      changed: [
        { id: one.id, was: "waitlisted", reason: null },
        { id: two.id, was: "rejected", reason: "Too early." },
      ],
      skipped: [],
    });
    for (const { id } of [one, two]) {
      expect(await read(id)).toMatchObject({
        waitlistStatus: "active",
        waitlistDecidedAt: new Date(NOW),
        waitlistReason: null,
      });
      expect(await audit(id)).toMatchObject([{ action: "waitlist.active", userId: decider.id, data: {} }]);
      expect(await emails(id)).toMatchObject([
        { kind: "account_activated", occasion: `account_activated:${id}:${NOW}`, sentAt: null },
      ]);
    }
    expect(await read(bystander.id)).toMatchObject({ waitlistStatus: "waitlisted", waitlistDecidedAt: null });
    expect(await emails(bystander.id)).toEqual([]);
  });

  test("activating again adds no second audit entry and no second email", async () => {
    const { id } = await make();
    await activate([id]);
    expect(await activate([id, id])).toEqual({ changed: [], skipped: [{ id, why: "same" }] });
    expect([(await audit(id)).length, (await emails(id)).length]).toEqual([1, 1]);
  });

  test("a concurrent decision waits for the first, and then changes nothing", async () => {
    const { id } = await make();
    const second = await database.db.$transaction(
      async (tx) => {
        await tx.user.update({ where: { id }, data: { waitlistStatus: "active" } });
        const waiting = activate([id]);
        await vi.waitUntil(async () => {
          const [row] = await database.db.$queryRaw<{ count: bigint }[]>`
          select count(*) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
          return row!.count > 0n;
        }, WAITING);
        return { answer: waiting };
      },
      { timeout: 30_000 },
    );
    expect(await second.answer).toEqual({ changed: [], skipped: [{ id, why: "same" }] });
    expect([(await audit(id)).length, (await emails(id)).length]).toEqual([0, 0]);
  });

  test("no email is queued without an address or a mail server", async () => {
    const [nowhere, noServer] = [await make("waitlisted", { email: null }), await make()];
    await activate([nowhere.id]);
    await decideWaitlist({ ...deps(), mailer: null }, null, { ids: [noServer.id], decision: "active" });
    expect([await emails(nowhere.id), await emails(noServer.id)]).toEqual([[], []]);
  });

  test("an operator cannot decide about themselves", async () => {
    const [provider, other] = [await make(), await make()];
    expect(await activate([provider.id.toUpperCase(), other.id], provider.id)).toEqual({
      changed: [{ id: other.id, was: "waitlisted", reason: null }],
      skipped: [{ id: provider.id, why: "own" }],
    });
    expect(await read(provider.id)).toMatchObject({ waitlistStatus: "waitlisted" });
  });

  test("a missing account is reported, and the others are decided", async () => {
    const { id } = await make();
    const missing = crypto.randomUUID();
    expect(await activate([missing, id])).toEqual({
      changed: [{ id, was: "waitlisted", reason: null }],
      skipped: [{ id: missing, why: "missing" }],
    });
    expect(await audit(missing)).toEqual([]);
  });
});

describe("rejecting", () => {
  test("a rejection stores the reason, cancels the account's own scheduled posts, and keeps its sessions", async () => {
    const [user, other] = [await make("active"), await make("active")];
    const mine = await createPost(database.db, user, { status: "scheduled" });
    const draft = await createPost(database.db, user);
    const theirs = await createPost(database.db, other, { status: "scheduled" });
    const session = { sessionToken: `token-${user.id}`, userId: user.id, expires: new Date(NOW + 864e5) };
    await database.db.session.create({ data: session });
    await reject([user.id]);
    const status = async (id: string) => (await database.db.post.findUniqueOrThrow({ where: { id } })).status;
    expect(await Promise.all([mine.id, draft.id, theirs.id].map(status))).toEqual([
      "cancelled",
      "draft",
      "scheduled",
    ]);
    expect(await read(user.id)).toMatchObject({ waitlistStatus: "rejected", waitlistReason: "Not yet." });
    expect(await audit(user.id)).toMatchObject([
      { action: "waitlist.rejected", userId: null, data: { reason: "Not yet." } },
    ]);
    expect(await database.db.session.count({ where: { userId: user.id } })).toBe(1);
    expect(await emails(user.id)).toEqual([]);
  });

  test("rejecting many accounts cancels their scheduled posts, and nobody else's", async () => {
    const [one, two, bystander] = [await make("active"), await make("active"), await make("active")];
    const authors = [one, two, two, bystander];
    const posts = await Promise.all(
      authors.map((user) => createPost(database.db, user, { status: "scheduled" })),
    );
    await reject([one.id, two.id]);
    const again = ({ id }: { id: string }) => database.db.post.findUniqueOrThrow({ where: { id } });
    const now = await Promise.all(posts.map(again));
    expect(now.map(({ status }) => status)).toEqual(["cancelled", "cancelled", "cancelled", "scheduled"]);
    expect(now.map(({ version }, n) => version - posts[n]!.version)).toEqual([1, 1, 1, 0]);
  });

  test("activating later clears the reason", async () => {
    const { id } = await make();
    await reject([id]);
    await activate([id]);
    expect(await read(id)).toMatchObject({ waitlistStatus: "active", waitlistReason: null });
  });
});

describe("undoing a decision", () => {
  test("the account waits again at its place in the line, and the queued email is cancelled", async () => {
    const joined = new Date(NOW - 864e5);
    const { id } = await make("waitlisted", { waitlistJoinedAt: joined });
    await activate([id]);
    expect(await takeBack([id])).toEqual({ changed: [{ id, was: "active", reason: null }], skipped: [] });
    expect(await read(id)).toMatchObject({
      waitlistStatus: "waitlisted",
      waitlistJoinedAt: joined,
      waitlistDecidedAt: null,
      waitlistReason: null,
    });
    expect(await emails(id)).toEqual([]);
    expect((await audit(id)).map(({ action }) => action)).toEqual(["waitlist.active", "waitlist.waitlisted"]);
  });

  test("a sent email stays on record, and one of another kind stays", async () => {
    const { id } = await make();
    await activate([id]);
    await database.db.outboxEmail.updateMany({ where: { userId: id }, data: { sentAt: new Date() } });
    await database.db.outboxEmail.create({
      data: { kind: "feedback", occasion: `feedback:${id}`, userId: id },
    });
    await takeBack([id]);
    expect((await emails(id)).map(({ kind }) => kind).sort()).toEqual(["account_activated", "feedback"]);
  });

  test("an account that waits again keeps no scheduled posts", async () => {
    const user = await make("active");
    const { id } = await createPost(database.db, user, { status: "scheduled" });
    await takeBack([user.id]);
    expect(await database.db.post.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "cancelled",
      version: 2,
    });
  });

  test("an undone rejection activates the account without an email", async () => {
    const { id } = await make("active");
    const { changed } = await reject([id]);
    for (const input of undoDecision(changed)) await decideWaitlist(deps(), null, input);
    expect(await read(id)).toMatchObject({ waitlistStatus: "active", waitlistReason: null });
    expect(await emails(id)).toEqual([]);
    expect((await audit(id)).map(({ action }) => action)).toEqual(["waitlist.rejected", "waitlist.active"]);
  });

  test("an undone activation rejects the account for its previous reason", async () => {
    const { id } = await make();
    await reject([id]);
    const { changed } = await activate([id]);
    for (const input of undoDecision(changed)) await decideWaitlist(deps(), null, input);
    expect(await read(id)).toMatchObject({ waitlistStatus: "rejected", waitlistReason: "Not yet." });
    expect(await emails(id)).toEqual([]);
  });
});
