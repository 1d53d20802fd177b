import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test, vi } from "vitest";
import { systemClock } from "../shared/clock";
import { fakeDeps } from "../testing/fake-deps";
import { decideWaitlist } from "./decide-waitlist";
import { undoDecision } from "./model/undo-decision";

const database = useTestDatabase();
/** Generous: a loaded machine. */
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
const letters = (userId: string) => database.db.outgoingMail.findMany({ where: { userId } });

describe("activating", () => {
  test("many at once: stamped, audited one by one, a letter each; nobody else", async () => {
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
      expect(await letters(id)).toMatchObject([
        { kind: "account_activated", occasion: `account_activated:${id}:${NOW}`, mailedAt: null },
      ]);
    }
    expect(await read(bystander.id)).toMatchObject({ waitlistStatus: "waitlisted", waitlistDecidedAt: null });
    expect(await letters(bystander.id)).toEqual([]);
  });

  test("again changes nothing: no second audit, no second letter", async () => {
    const { id } = await make();
    await activate([id]);
    expect(await activate([id, id])).toEqual({ changed: [], skipped: [{ id, why: "same" }] });
    expect([(await audit(id)).length, (await letters(id)).length]).toEqual([1, 1]);
  });

  test("waits for who decides at the same moment, and then changes nothing", async () => {
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
    expect([(await audit(id)).length, (await letters(id)).length]).toEqual([0, 0]);
  });

  test("no letter without an address, nor without a mail server", async () => {
    const [nowhere, noServer] = [await make("waitlisted", { email: null }), await make()];
    await activate([nowhere.id]);
    await decideWaitlist({ ...deps(), mailer: null }, null, { ids: [noServer.id], decision: "active" });
    expect([await letters(nowhere.id), await letters(noServer.id)]).toEqual([[], []]);
  });

  test("nobody decides about themselves", async () => {
    const [provider, other] = [await make(), await make()];
    expect(await activate([provider.id.toUpperCase(), other.id], provider.id)).toEqual({
      changed: [{ id: other.id, was: "waitlisted", reason: null }],
      skipped: [{ id: provider.id, why: "own" }],
    });
    expect(await read(provider.id)).toMatchObject({ waitlistStatus: "waitlisted" });
  });

  test("an account that is not there is named, and the others are decided", async () => {
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
  test("keeps the reason, cancels the account's own schedule, and keeps its sessions", async () => {
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
    expect(await letters(user.id)).toEqual([]);
  });

  test("many at once: what each of them has scheduled, and nobody else's", async () => {
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

  test("activating later forgets the reason", async () => {
    const { id } = await make();
    await reject([id]);
    await activate([id]);
    expect(await read(id)).toMatchObject({ waitlistStatus: "active", waitlistReason: null });
  });
});

describe("taking a decision back", () => {
  test("the account waits again, where it stood in the line, and the letter that still waits is withheld", async () => {
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
    expect(await letters(id)).toEqual([]);
    expect((await audit(id)).map(({ action }) => action)).toEqual(["waitlist.active", "waitlist.waitlisted"]);
  });

  test("a letter that is out stays on record, and one of another kind stays", async () => {
    const { id } = await make();
    await activate([id]);
    await database.db.outgoingMail.updateMany({ where: { userId: id }, data: { mailedAt: new Date() } });
    await database.db.outgoingMail.create({
      data: { kind: "feedback", occasion: `feedback:${id}`, userId: id },
    });
    await takeBack([id]);
    expect((await letters(id)).map(({ kind }) => kind).sort()).toEqual(["account_activated", "feedback"]);
  });

  test("an account that waits again keeps no schedule either", async () => {
    const user = await make("active");
    const { id } = await createPost(database.db, user, { status: "scheduled" });
    await takeBack([user.id]);
    expect(await database.db.post.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "cancelled",
      version: 2,
    });
  });

  test("a rejection of an active account: active again, without a letter", async () => {
    const { id } = await make("active");
    const { changed } = await reject([id]);
    for (const input of undoDecision(changed)) await decideWaitlist(deps(), null, input);
    expect(await read(id)).toMatchObject({ waitlistStatus: "active", waitlistReason: null });
    expect(await letters(id)).toEqual([]);
    expect((await audit(id)).map(({ action }) => action)).toEqual(["waitlist.rejected", "waitlist.active"]);
  });

  test("an activation of a rejected account: rejected again, for the reason it was", async () => {
    const { id } = await make();
    await reject([id]);
    const { changed } = await activate([id]);
    for (const input of undoDecision(changed)) await decideWaitlist(deps(), null, input);
    expect(await read(id)).toMatchObject({ waitlistStatus: "rejected", waitlistReason: "Not yet." });
    expect(await letters(id)).toEqual([]);
  });
});
