import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "../shared/actor";
import { createTeam } from "../testing/create-team";
import { explainQueries } from "../testing/explain-queries";
import { fakeDeps } from "../testing/fake-deps";
import { toActor } from "../testing/to-actor";
import { EDITING_ENDS_AFTER_MS } from "./model/post-editors";
import { purgeOldRows } from "../retention/purge-old-rows";
import { setEditing } from "./set-editing";

const database = useTestDatabase();
beforeEach(async () => {
  await database.db.workspace.deleteMany();
  await database.db.user.deleteMany();
});
const MINUTE_MS = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const rows = () => database.db.postEditor.findMany({ select: { userId: true } });

/** A team of four in which two editors have a draft of the owner open. */
async function make() {
  const { db } = database;
  const { owner, members, workspace, add } = await createTeam(db, "editor", "editor", "viewer");
  const [ada, ben, viewer] = members as [Actor, Actor, Actor];
  await db.user.update({ where: { id: ada.userId }, data: { displayName: "Ada", pictureKey: "0123456789" } });
  await db.user.update({ where: { id: ben.userId }, data: { displayName: "Ben", pictureKey: null } });
  const post = await createPost(db, { id: owner.userId, workspaceId: workspace.id });
  const open = (by: Actor, id = post.id) => setEditing(fakeDeps(db), by, { id, isOpen: true });
  const close = (by: Actor) => setEditing(fakeDeps(db), by, { id: post.id, isOpen: false });
  const silence = ({ userId }: Actor, ms: number) =>
    db.postEditor.update({
      where: { postId_userId: { postId: post.id, userId } },
      data: { seenAt: ago(ms) },
    });
  return { owner, ada, ben, viewer, workspace, post, add, open, close, silence };
}

test("who has a post open sees the others who have, until they close it", async () => {
  const { ada, ben, owner, open, close } = await make();
  expect(await open(ada)).toEqual([]);
  expect(await open(ben)).toEqual([
    {
      userId: ada.userId,
      name: "Ada",
      image: expect.stringContaining(ada.userId) as string,
    },
  ]);
  expect(await open(owner)).toMatchObject([{ name: "Ada" }, { name: "Ben", image: null }]);
  expect(await open(ada)).toMatchObject([{ name: "Ben" }, { userId: owner.userId }]);
  expect(await close(ben)).toEqual([]);
  expect(await open(ada)).toMatchObject([{ userId: owner.userId }]);
  expect(await rows()).toHaveLength(2);
});

test("who has been silent is not shown, and what is silent for minutes is removed by the next call", async () => {
  const { ada, ben, owner, open, silence } = await make();
  await open(ben);
  await open(owner);
  await silence(ben, EDITING_ENDS_AFTER_MS - 5_000);
  await silence(owner, EDITING_ENDS_AFTER_MS + 5_000);
  expect(await open(ada)).toMatchObject([{ name: "Ben" }]);
  expect(await rows()).toHaveLength(3);
  await silence(owner, 6 * MINUTE_MS);
  const other = await make();
  await other.open(other.ada);
  expect((await rows()).map(({ userId }) => userId).sort()).toEqual(
    [ada, ben, other.ada].map(({ userId }) => userId).sort(),
  );
  // Whose own row is that old is there again.
  await silence(ben, 6 * MINUTE_MS);
  expect(await open(ben)).toMatchObject([{ name: "Ada" }]);
  expect(await open(ada)).toMatchObject([{ name: "Ben" }]);
});

test("one's own rows are left to one's own calls and to others: a tab that was asleep loses none to the next tab", async () => {
  const { db } = database;
  const { ada, ben, owner, workspace, post, open, silence } = await make();
  const second = await createPost(db, { id: owner.userId, workspaceId: workspace.id });
  const posts = async () => {
    const open = await db.postEditor.findMany({ where: { userId: ada.userId }, select: { postId: true } });
    return open.map(({ postId }) => postId).sort();
  };
  const both = [post.id, second.id].sort();
  await open(ada);
  await silence(ada, 6 * MINUTE_MS);
  await open(ada, second.id);
  expect(await posts()).toEqual(both);
  await open(ada);
  await silence(ada, 6 * MINUTE_MS);
  await open(ben, second.id);
  expect(await posts()).toEqual([second.id]);
});

test("nobody else learns of it: no other workspace, no viewer, nobody for a post that is deleted or not theirs to edit", async () => {
  const { db } = database;
  const { owner, ada, ben, viewer, post, workspace, open } = await make();
  await open(ada);
  const { ada: stranger } = await make();
  await expect(open(stranger)).rejects.toMatchObject({ code: "post_not_found" });
  await expect(open({ ...ada, workspaceId: stranger.workspaceId })).rejects.toMatchObject({
    code: "post_not_found",
  });
  await expect(open(toActor(await createUser(db)))).rejects.toMatchObject({ code: "post_not_found" });
  await expect(open(viewer)).rejects.toMatchObject({ code: "act_forbidden" });
  const author = { id: owner.userId, workspaceId: workspace.id };
  const scheduled = await createPost(db, author, { status: "scheduled" });
  await expect(open(ben, scheduled.id)).rejects.toMatchObject({ code: "post_of_other" });
  await db.post.update({ where: { id: post.id }, data: { deletedAt: new Date() } });
  await expect(open(ben)).rejects.toMatchObject({ code: "post_not_found" });
  expect(await rows()).toEqual([{ userId: ada.userId }]);
});

test("the last rows are purged after a day", async () => {
  const { ada, ben, open, silence } = await make();
  for (const one of [ada, ben]) await open(one);
  await silence(ada, 25 * 60 * MINUTE_MS);
  await silence(ben, 23 * 60 * MINUTE_MS);
  expect(await purgeOldRows(fakeDeps(database.db), "postEditors")).toEqual({ purged: 1, more: false });
  expect(await rows()).toEqual([{ userId: ben.userId }]);
});

test("a member who is removed is not shown any more, nor one of the workspace that the post was in before", async () => {
  const { db } = database;
  const { ada, ben, owner, workspace, post, open } = await make();
  await open(ada);
  await open(ben);
  await db.membership.delete({
    where: { workspaceId_userId: { workspaceId: workspace.id, userId: ben.userId } },
  });
  expect(await open(owner)).toMatchObject([{ name: "Ada" }]);
  const { workspaceId } = await db.membership.findFirstOrThrow({
    where: { userId: owner.userId, workspace: { personal: true } },
  });
  await db.post.update({ where: { id: post.id }, data: { workspaceId } });
  expect(await open({ ...owner, workspaceId, role: "owner" })).toEqual([]);
  await db.post.delete({ where: { id: post.id } });
  expect(await rows()).toEqual([]);
});

test("editors who call at once wait for nobody", async () => {
  const { ada, ben, owner, open, silence } = await make();
  const all = [ada, ben, owner];
  for (let round = 0; round < 5; round++) {
    for (const one of all) await open(one);
    for (const one of all) await silence(one, 6 * MINUTE_MS);
    await Promise.all([...all, ...all].map((one) => open(one)));
    expect(await open(ada)).toHaveLength(2);
  }
});

test("no table is scanned for many editors", async () => {
  const { ada, open, post, workspace } = await make();
  await open(ada);
  await database.db.$executeRaw`
    insert into posts (id, workspace_id, author_id, content, status, updated_at)
    select gen_random_uuid(), ${workspace.id}::uuid, ${ada.userId}::uuid, 'Post ' || n, 'draft', now()
    from generate_series(1, 5000) n`;
  await database.db.$executeRaw`
    insert into post_editors (workspace_id, post_id, user_id, seen_at)
    select workspace_id, id, ${ada.userId}::uuid, now() from posts where id <> ${post.id}::uuid`;
  await database.db.$executeRawUnsafe("analyze posts");
  await database.db.$executeRawUnsafe("analyze post_editors");
  const { db, plans } = explainQueries(database.db);
  // A statement that is explained answers nothing.
  await expect(setEditing({ db }, ada, { id: post.id, isOpen: true })).rejects.toMatchObject({
    code: "post_of_other",
  });
  expect(plans).toHaveLength(1);
  expect(plans[0]).not.toMatch(/Seq Scan on (posts|post_editors)/);
});
