import { Readable } from "node:stream";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { createTeam } from "@takt/domain/testing/create-team";
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
const get = (query = "v=01234567") => GET(new Request(`http://localhost:3000/api/picture?${query}`));
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

test("who shares a workspace with them sees it, and nobody else does", async () => {
  const { members, owner } = await createTeam(database.db, "viewer");
  await database.db.user.update({
    where: { id: owner.userId },
    data: { pictureKey: "0123456789", pictureType: "image/jpeg" },
  });
  const ofOwner = `member=${owner.userId}`;
  signIn(members[0]!.userId);
  expect(await (await get(ofOwner)).text()).toBe("bytes");
  signIn((await createUser(database.db)).id);
  expect((await get(ofOwner)).status).toBe(404);
  expect((await get("member=x")).status).toBe(404);
});
