import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { closeWorkspace } from "../members/close-workspace";
import { reopenWorkspace } from "../members/reopen-workspace";
import { purgeClosedWorkspaces } from "./purge-closed-workspaces";

const database = useTestDatabase();
const DAY_MS = 86_400_000;
const NOW = Date.now();

beforeEach(() => database.db.user.deleteMany());

/** Dependencies whose clock is `days` ahead, and the keys that were removed from the store. */
function depsIn(days: number) {
  const removed: string[] = [];
  const deps = fakeDeps(database.db, {
    clock: { now: () => NOW + days * DAY_MS, sleep: () => Promise.resolve() },
  });
  deps.files.remove = (key) => Promise.resolve(void removed.push(key));
  return { ...deps, removed };
}

/** A closed workspace with so many posts, each of another member's and of whom one has a file. */
async function makeClosed(posts: number) {
  const team = await createTeam(database.db);
  const member = await createUser(database.db);
  await team.add("editor", member);
  const of = { id: member.id, workspaceId: team.workspace.id };
  for (let n = 0; n < posts; n++) await createPost(database.db, of, { status: "published" });
  const last = await createPost(database.db, of);
  const file = await createMedia(database.db, of, { postId: last.id });
  const own = await createPost(database.db, member);
  await closeWorkspace(depsIn(0), team.owner);
  return { ...team, member, file, own };
}

test("a workspace is purged with its posts and files a week after it was closed, and nothing of its members", async () => {
  const { workspace, file, own, member } = await makeClosed(1);
  expect(await purgeClosedWorkspaces(depsIn(6.9))).toEqual({ purged: 0, more: false });
  expect(await database.db.post.count({ where: { workspaceId: workspace.id } })).toBe(2);
  const deps = depsIn(7);
  expect(await purgeClosedWorkspaces(deps)).toEqual({ purged: 1, more: true });
  expect(await purgeClosedWorkspaces(deps)).toEqual({ purged: 0, more: false });
  expect(deps.removed).toEqual([file.storageKey]);
  expect(await database.db.workspace.findUnique({ where: { id: workspace.id } })).toBeNull();
  expect(await database.db.post.findMany({ where: { authorId: member.id } })).toEqual([own]);
  expect(await database.db.media.count({ where: { workspaceId: workspace.id } })).toBe(0);
  expect(await database.db.user.count({ where: { id: member.id } })).toBe(1);
});

test("a large one is purged in parts, and counts once", async () => {
  const { workspace } = await makeClosed(101);
  const deps = depsIn(8);
  expect(await purgeClosedWorkspaces(deps)).toEqual({ purged: 0, more: true });
  expect(await database.db.post.count({ where: { workspaceId: workspace.id } })).toBe(2);
  expect(await purgeClosedWorkspaces(deps)).toEqual({ purged: 1, more: true });
});

test("one that was opened again stays, at any age, and so does a personal workspace", async () => {
  const { workspace, owner } = await makeClosed(0);
  await reopenWorkspace(depsIn(6.9), owner, { id: workspace.id });
  const { workspaceId: id } = await createUser(database.db);
  await database.db.workspace.update({ where: { id }, data: { closedAt: new Date(NOW) } });
  expect(await purgeClosedWorkspaces(depsIn(400))).toEqual({ purged: 0, more: false });
  expect(await database.db.workspace.count({ where: { id: { in: [workspace.id, id] } } })).toBe(2);
});
