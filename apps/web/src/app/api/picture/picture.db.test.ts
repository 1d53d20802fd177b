import { Readable } from "node:stream";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { beforeEach, expect, test, vi } from "vitest";
import { GET } from "./route";

const now = vi.hoisted(() => ({ deps: null as unknown, user: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
vi.mock("~/server/context", () => ({
  createContext: () => Promise.resolve({ user: now.user, session: {} }),
}));

const database = useTestDatabase();
beforeEach(() => {
  const deps = fakeDeps(database.db);
  deps.files.read = () => Promise.resolve({ stream: Readable.from([Buffer.from("bytes")]), bytes: 5 });
  Object.assign(now, { deps, user: null });
});
const get = () => GET(new Request("http://localhost:3000/api/picture?v=01234567"));
const signIn = (userId: string) => Object.assign(now, { user: { actor: { userId } } });

test("a user loads their own picture as an image that their browser alone may keep", async () => {
  const { id } = await createUser(database.db, { pictureKey: "0123456789", pictureType: "image/jpeg" });
  signIn(id);
  const answer = await get();
  expect([answer.status, await answer.text()]).toEqual([200, "bytes"]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "private, max-age=86400",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
});

test("nobody else loads it: a visitor is refused, a user without a picture has none", async () => {
  expect((await get()).status).toBe(401);
  signIn((await createUser(database.db)).id);
  expect((await get()).status).toBe(404);
});
