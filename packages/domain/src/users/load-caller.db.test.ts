import { createHash, randomUUID } from "node:crypto";
import { connectTestDatabase } from "@takt/db/testing/connect-test-database";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { recordStatements } from "@takt/db/testing/record-statements";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { fakeDeps } from "../testing/fake-deps";
import { expect, test } from "vitest";
import { explainQueries } from "../testing/explain-queries";
import { loadActor } from "./load-actor";
import { loadCaller } from "./load-caller";

const database = useTestDatabase();
const now = Date.UTC(2026, 10, 27, 8);
const clock = { now: () => now, sleep: () => Promise.resolve() };
const deps = () => ({ db: database.db, clock });

async function createSession({ id: userId }: CreatedUser, endsInMs = 60_000) {
  const sessionToken = createHash("sha256").update(randomUUID()).digest("hex");
  const expires = new Date(now + endsInMs);
  return database.db.session.create({ data: { sessionToken, userId, expires } });
}

test("an active session is loaded with its user", async () => {
  const user = await createUser(database.db);
  await createSession(await createUser(database.db));
  const { sessionToken, id, createdAt, lastSeenAt } = await createSession(user);
  expect(await loadCaller(deps(), sessionToken)).toEqual({
    session: { id, createdAt, lastSeenAt },
    user: await loadActor(fakeDeps(database.db), user.id),
  });
});

test("a session that ends now, an unknown token and an empty one are nobody's", async () => {
  const user = await createUser(database.db);
  expect(await loadCaller(deps(), (await createSession(user, 0)).sessionToken)).toBeNull();
  expect(await loadCaller(deps(), (await createSession(user, 1)).sessionToken)).not.toBeNull();
  expect(await loadCaller(deps(), "unknown")).toBeNull();
  expect(await loadCaller(deps(), "")).toBeNull();
});

test("a session whose user has no personal workspace has no user", async () => {
  const user = await createUser(database.db);
  const { sessionToken, id } = await createSession(user);
  await database.db.workspace.update({ where: { id: user.workspaceId }, data: { personal: false } });
  expect(await loadCaller(deps(), sessionToken)).toMatchObject({ session: { id }, user: null });
});

test("an open deletion is told, one that was undone or carried out is not", async () => {
  const user = await createUser(database.db);
  const { sessionToken } = await createSession(user);
  const requestedAt = new Date(now - 60_000);
  const dueAt = new Date(now + 60_000);
  const data = { userId: user.id, requestedAt, dueAt };
  await database.db.accountDeletion.create({ data: { ...data, undoneAt: requestedAt } });
  await database.db.accountDeletion.create({ data: { ...data, purgedAt: requestedAt } });
  expect((await loadCaller(deps(), sessionToken))?.user?.deletion).toBeNull();
  await database.db.accountDeletion.create({ data });
  expect((await loadCaller(deps(), sessionToken))?.user?.deletion).toEqual({ requestedAt, dueAt });
});

test.each(["waitlisted", "rejected"] as const)("a %s user is told as that", async (waitlistStatus) => {
  const { sessionToken } = await createSession(await createUser(database.db, { waitlistStatus }));
  expect((await loadCaller(deps(), sessionToken))?.user?.waitlist).toBe(waitlistStatus);
});

test("who calls is asked in one statement", async () => {
  const { sessionToken } = await createSession(await createUser(database.db));
  const { db, statements } = recordStatements(database.url);
  expect(await loadCaller({ db, clock }, sessionToken)).not.toBeNull();
  expect(statements).toHaveLength(1);
  await db.$disconnect();
});

test("the statement reads one row of each table by its index, among very many", async () => {
  const { db } = database;
  await db.$executeRaw`
    with u as (
      insert into users (id, name, updated_at) select gen_random_uuid(), 'Ada', now() from generate_series(1, 20000)
      returning id
    ), w as (
      insert into workspaces (id, name) select id, 'Own' from u returning id
    ), m as (
      insert into memberships (workspace_id, user_id) select id, id from u
    )
    insert into sessions (session_token, id, user_id, expires) select 'token of ' || id, id, id, now() from u`;
  await db.$executeRaw`analyze`;
  const explained = explainQueries(db);
  await loadCaller({ db: explained.db, clock }, "some token");
  expect(explained.plans.join()).toContain("sessions_pkey");
  expect(explained.plans.join()).not.toMatch(/Seq Scan on (sessions|users|memberships|workspaces)/);
});

test("an unreachable database throws instead of finding nobody", async () => {
  const away = connectTestDatabase("postgresql://someone:secret@127.0.0.1:1/nowhere");
  await expect(loadCaller({ db: away, clock }, "token")).rejects.toThrow();
  await away.$disconnect();
});
