import { hashSessionToken } from "@takt/auth/hash-session-token";
import { createUser } from "@takt/db/testing/factories/create-user";
import { recordStatements } from "@takt/db/testing/record-statements";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { beforeAll, beforeEach, afterAll, expect, test, vi } from "vitest";
import { GET } from "./route";

const now = vi.hoisted(() => ({ deps: null as unknown, token: null as string | null }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({
  env: () => ({ AUTH_URL: "http://localhost:3000", AUTH_SECRET: "secret" }),
}));
vi.mock("~/server/log", () => ({ log: { error: console.error, warn: console.error } }));
vi.mock("next/headers", () => ({
  cookies: () => Promise.resolve({ get: () => (now.token === null ? undefined : { value: now.token }) }),
  headers: () => Promise.resolve(new Headers()),
}));

const database = useTestDatabase();
let recorded: ReturnType<typeof recordStatements>;
beforeAll(() => {
  recorded = recordStatements(database.url);
  now.deps = fakeDeps(recorded.db);
});
afterAll(() => recorded.db.$disconnect());
beforeEach(async () => {
  const { id: userId } = await createUser(database.db);
  now.token = `token of ${userId}`;
  const expires = new Date(Date.now() + 3600_000);
  const sessionToken = hashSessionToken(now.token);
  await database.db.session.create({ data: { sessionToken, userId, expires } });
  recorded.statements.length = 0;
});

/** Asks so many times who is signed in, in one request. */
const ask = (times: number) =>
  GET(
    new Request(`http://localhost:3000/api/trpc/${Array(times).fill("users.me").join(",")}?batch=1&input={}`),
  );

test.each([1, 5])("a request of %i procedures asks once who is calling, in one statement", async (times) => {
  const answer = await ask(times);
  expect(await answer.json()).toHaveLength(times);
  expect(answer.status).toBe(200);
  expect(recorded.statements).toHaveLength(1);
});

test("a request without a session's cookie is refused without a statement", async () => {
  now.token = null;
  expect((await ask(1)).status).toBe(401);
  expect(recorded.statements).toEqual([]);
});

test("a session that has ended, and one of somebody without a personal workspace, are refused", async () => {
  await database.db.workspace.updateMany({ data: { personal: false } });
  expect((await ask(1)).status).toBe(401);
  await database.db.workspace.updateMany({ data: { personal: true } });
  expect((await ask(1)).status).toBe(200);
  await database.db.session.updateMany({ data: { expires: new Date(0) } });
  expect((await ask(1)).status).toBe(401);
});
