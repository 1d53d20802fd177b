import { useTestDatabase } from "@takt/db/testing/test-database";
import { createTeam } from "@takt/domain/testing/create-team";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { loadActor } from "@takt/domain/users/load-actor";
import { renameWorkspace } from "@takt/domain/workspaces/rename-workspace";
import { expect, test, vi } from "vitest";
import { GET } from "./route";

const now = vi.hoisted(() => ({ deps: null as unknown, userId: null as string | null }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
vi.mock("~/server/context", () => ({
  createContext: async (slug?: string) => ({
    user:
      now.userId && (await loadActor(now.deps as never, now.userId, slug === undefined ? null : { slug })),
    session: {},
  }),
}));

const database = useTestDatabase();
const get = (slug: string) => GET(new Request(`http://localhost:3000/api/workspaces/log?workspace=${slug}`));

test("who manages a workspace saves its log, and a name that looks like a formula is none", async () => {
  const { owner, members, slug } = await createTeam(database.db, "editor");
  Object.assign(now, { deps: fakeDeps(database.db), userId: owner.userId });
  for (let n = 0; n < 101; n++) await renameWorkspace(fakeDeps(database.db), owner, { name: `=${n}` });
  const answer = await get(slug);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringContaining(`log-${slug}.csv`) as string,
    "cache-control": "private, no-store",
  });
  const lines = (await answer.text()).trim().split("\r\n");
  expect(lines).toHaveLength(102);
  expect(lines[0]).toBe("at,action,by,via,about,role,name");
  expect(lines[1]).toMatch(/^2\d{3}-.*Z,workspace\.renamed,.+,,,,'=100$/);
  Object.assign(now, { userId: members[0]!.userId });
  expect((await get(slug)).status).toBe(403);
  Object.assign(now, { userId: null });
  expect((await get(slug)).status).toBe(401);
});

test("nobody saves the log of a workspace in which they are no member, nor of none", async () => {
  const [one, other] = [await createTeam(database.db), await createTeam(database.db)];
  Object.assign(now, { deps: fakeDeps(database.db), userId: one.owner.userId });
  for (const slug of [other.slug, "no-such"]) expect((await get(slug)).status).toBe(404);
});
