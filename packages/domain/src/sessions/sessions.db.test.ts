import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { endSessions, endSessionsInput, endSession } from "./end-sessions";
import { listSessions } from "./list-sessions";
import { touchSession } from "./touch-session";

const database = useTestDatabase();
const HOUR_MS = 3600_000;
const NOW = Date.UTC(2026, 10, 22, 10, 20);
const at = (now: number) => ({ db: database.db, clock: { now: () => now, sleep: () => Promise.resolve() } });

async function signedIn(
  userId: string,
  data: { expires?: Date; lastSeenAt?: Date; userAgent?: string } = {},
) {
  return database.db.session.create({
    data: {
      sessionToken: crypto.randomUUID(),
      userId,
      expires: new Date(NOW + 24 * HOUR_MS),
      lastSeenAt: new Date(NOW - 2 * HOUR_MS),
      ...data,
    },
  });
}

async function world() {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  return {
    actor: toActor(user),
    stranger: toActor(other),
    here: await signedIn(user.id, { lastSeenAt: new Date(NOW - 5 * HOUR_MS) }),
    phone: await signedIn(user.id, { userAgent: "Mozilla/5.0 (iPhone) Version/18.5 Safari/604.1" }),
    ended: await signedIn(user.id, { expires: new Date(NOW) }),
    foreign: await signedIn(other.id),
  };
}

const left = async (userId: string) => {
  const rows = await database.db.session.findMany({ where: { userId }, select: { id: true } });
  return rows.map(({ id }) => id).sort();
};

describe("the list", () => {
  test("the current session comes first, with names of browser and system; ended ones and other users' are left out", async () => {
    const { actor, here, phone } = await world();
    expect(await listSessions(at(NOW), actor, here.id)).toEqual([
      {
        id: here.id,
        current: true,
        createdAt: here.createdAt,
        lastSeenAt: here.lastSeenAt,
        browser: null,
        system: null,
      },
      {
        id: phone.id,
        current: false,
        createdAt: phone.createdAt,
        lastSeenAt: phone.lastSeenAt,
        browser: "Safari",
        system: "iOS",
      },
    ]);
  });

  test("without a current session the list is ordered by last use, and never has a token", async () => {
    const { actor, here, phone } = await world();
    const list = await listSessions(at(NOW), actor, null);
    expect(list.map(({ id, current }) => [id, current])).toEqual([
      [phone.id, false],
      [here.id, false],
    ]);
    expect(JSON.stringify(list)).not.toContain(phone.sessionToken);
  });
});

describe("ending", () => {
  test("one session ends", async () => {
    const { actor, here, phone, ended } = await world();
    await endSession(at(NOW), actor, { id: phone.id });
    expect(await left(actor.userId)).toEqual([here.id, ended.id].sort());
  });

  test("another user's, an ended and an unknown session answer alike, and nothing changes", async () => {
    const { actor, stranger, ended, foreign } = await world();
    for (const id of [foreign.id, ended.id, crypto.randomUUID()])
      await expect(endSession(at(NOW), actor, { id })).rejects.toMatchObject({ code: "session_not_found" });
    expect(await left(stranger.userId)).toEqual([foreign.id]);
  });

  test("all other sessions end, or all; never another user's", async () => {
    const { actor, stranger, here, ended, foreign } = await world();
    expect(await endSessions(at(NOW), actor, { others: true }, here.id)).toEqual({ ended: 1 });
    expect(await left(actor.userId)).toEqual([here.id, ended.id].sort());
    expect(await endSessions(at(NOW), actor, { others: false }, here.id)).toEqual({ ended: 1 });
    expect(await left(actor.userId)).toEqual([ended.id]);
    expect(await left(stranger.userId)).toEqual([foreign.id]);
  });

  test.each([{}, { others: "yes" }, { others: null }, { others: true, userId: "x" }])(
    "%j is refused",
    (input) => {
      expect(endSessionsInput.safeParse(input).success).toBe(false);
    },
  );
});

describe("last seen", () => {
  const seenAt = async (id: string) =>
    (await database.db.session.findUniqueOrThrow({ where: { id } })).lastSeenAt.toISOString();

  test("the last use is written to the hour, once an hour, by one of many requests", async () => {
    const { phone, here } = await world();
    const touched = await Promise.all([1, 2, 3].map(() => touchSession(at(NOW), phone)));
    expect(touched.filter(Boolean)).toHaveLength(1);
    expect(await seenAt(phone.id)).toBe("2026-11-22T10:00:00.000Z");
    expect(await seenAt(here.id)).toBe(here.lastSeenAt.toISOString());
  });

  test("the database is not queried before an hour is over", async () => {
    const away = { ...at(NOW), db: null as never };
    const seen = (msAgo: number) => ({ id: crypto.randomUUID(), lastSeenAt: new Date(NOW - msAgo) });
    expect(await touchSession(away, seen(HOUR_MS - 1))).toBe(false);
    await expect(touchSession(away, seen(HOUR_MS))).rejects.toThrow();
  });

  test("a session that has ended since is not written", async () => {
    const { phone } = await world();
    await database.db.session.deleteMany({ where: { id: phone.id } });
    expect(await touchSession(at(NOW), phone)).toBe(false);
  });
});
