import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { EMPTY_POST } from "../posts/model/post-fields";
import { schedulePost } from "../posts/schedule-post";
import { updatePost } from "../posts/update-post";
import type { Actor } from "../shared/actor";
import { createTeam } from "../testing/create-team";
import { explainQueries } from "../testing/explain-queries";
import { fakeDeps } from "../testing/fake-deps";
import { toActor } from "../testing/to-actor";
import { listTeamActivity } from "./list-team-activity";

const database = useTestDatabase();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const list = (actor: Actor) => listTeamActivity(fakeDeps(database.db), actor);

/** A team of an owner, an editor and a viewer, whose members joined long ago. */
async function make() {
  const { db } = database;
  const team = await createTeam(db, "editor", "viewer");
  const [editor, viewer] = team.members as [Actor, Actor];
  const workspaceId = team.workspace.id;
  await db.membership.updateMany({ where: { workspaceId }, data: { createdAt: minutesAgo(40 * 1440) } });
  const post = (by: Actor, columns: Parameters<typeof createPost>[2] = {}) =>
    createPost(db, { id: by.userId, workspaceId }, columns);
  const event = (postId: string, by: Actor, kind: "requested" | "approved" | "withdrawn", minutes: number) =>
    db.approvalEvent.create({ data: { postId, userId: by.userId, kind, hash: "", at: minutesAgo(minutes) } });
  return { ...team, editor, viewer, post, event, workspaceId };
}

test("a team reads who asked, approved, scheduled, published and joined, newest first", async () => {
  const { db } = database;
  const { owner, editor, viewer, add, post, event, workspaceId } = await make();
  const waiting = await post(editor, { content: "Waiting", approval: "approved", approvalAt: minutesAgo(3) });
  await event(waiting.id, editor, "requested", 5);
  await event(waiting.id, editor, "withdrawn", 4);
  await event(waiting.id, owner, "approved", 3);
  const published = { status: "published", content: "Out", publishedAt: minutesAgo(2) } as const;
  const out = await post(editor, published);
  const scheduled = { status: "scheduled", content: "Planned", placedById: owner.userId } as const;
  const planned = await post(editor, { ...scheduled, placedAt: minutesAgo(1) });
  const joined = await add("viewer", await createUser(db, { name: "Ada", pictureKey: "0123456789" }));
  await db.user.update({ where: { id: editor.userId }, data: { displayName: "Eve" } });
  const eve = { name: "Eve", image: null, isSelf: false };
  const entries = await list(viewer);
  expect(entries).toMatchObject([
    {
      kind: "joined",
      post: null,
      by: { name: "Ada", image: expect.stringContaining(joined.userId) as string },
    },
    { kind: "scheduled", post: { id: planned.id, excerpt: "Planned" } },
    { kind: "published", post: { id: out.id }, by: eve },
    { kind: "approved", post: { id: waiting.id, excerpt: "Waiting" } },
    { kind: "requested", by: eve },
  ]);
  expect((await list(owner)).map(({ by }) => by?.isSelf)).toEqual([false, true, false, true, false]);

  // A member who has left keeps the name, and loses the face; an account that is gone leaves no name.
  await db.membership.delete({ where: { workspaceId_userId: { workspaceId, userId: joined.userId } } });
  await event(waiting.id, joined, "approved", 2.5);
  expect((await list(viewer)).find(({ by }) => by?.name === "Ada")?.by).toMatchObject({ image: null });
  await db.user.delete({ where: { id: joined.userId } });
  expect((await list(viewer)).filter(({ by }) => by === null)).toMatchObject([{ kind: "approved" }]);
});

test("a post that is changed afterwards is scheduled when it was, by who did it", async () => {
  const { owner, editor, post } = await make();
  const draft = await post(editor);
  const deps = {
    ...fakeDeps(database.db),
    clock: { ...fakeDeps(database.db).clock, now: () => minutesAgo(5).getTime() },
  };
  const wall = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16);
  const { version } = await schedulePost(
    deps,
    editor,
    { id: draft.id, version: draft.version },
    { wall, zone: "UTC" },
  );
  const { placedAt } = await database.db.post.findUniqueOrThrow({ where: { id: draft.id } });
  const { workspaceId, userId } = editor;
  await database.db.membership.update({
    where: { workspaceId_userId: { workspaceId, userId } },
    data: { consentedAt: new Date() },
  });
  await updatePost(
    fakeDeps(database.db),
    owner,
    { id: draft.id, version },
    { ...EMPTY_POST, content: "Changed" },
  );
  const [entry] = await list(owner);
  expect(entry).toMatchObject({ kind: "scheduled", post: { excerpt: "Changed" }, by: { isSelf: false } });
  expect(entry!.at).toEqual(placedAt);
  expect(Date.now() - entry!.at.getTime()).toBeGreaterThan(4 * 60_000);
});

test("what is deleted, old, or of another workspace is not read, and nothing in a personal one", async () => {
  const { db } = database;
  const { owner, editor, post, event } = await make();
  await post(editor, { status: "published", publishedAt: minutesAgo(1), deletedAt: new Date() });
  await post(editor, { status: "published", publishedAt: minutesAgo(31 * 1440) });
  const other = await make();
  const foreign = await other.post(other.editor, { approval: "requested", approvalAt: new Date() });
  await other.event(foreign.id, other.editor, "requested", 1);
  const old = await post(editor, { approval: "requested", approvalAt: minutesAgo(31 * 1440) });
  await event(old.id, editor, "requested", 31 * 1440);
  expect(await list(owner)).toEqual([]);
  expect(await list(other.owner)).toHaveLength(1);
  const user = await createUser(db);
  await createPost(db, user, { status: "published", publishedAt: minutesAgo(1) });
  expect(await list(toActor(user))).toEqual([]);
});

test("no more than eight are read, and no table is scanned for many posts of many teams", async () => {
  const { owner, editor, post } = await make();
  for (let n = 0; n < 10; n++) await post(editor, { status: "published", publishedAt: minutesAgo(n) });
  expect(await list(owner)).toHaveLength(8);
  const other = await make();
  await database.db.$executeRaw`
    insert into posts (id, workspace_id, author_id, content, status, updated_at, published_at)
    select gen_random_uuid(), ${other.workspaceId}::uuid, ${other.editor.userId}::uuid, 'Post ' || n, 'published',
      now() - n * interval '1 min', now() - n * interval '1 min'
    from generate_series(1, 20000) n`;
  await database.db.$executeRawUnsafe("analyze posts");
  const { db, plans } = explainQueries(database.db);
  await listTeamActivity({ ...fakeDeps(database.db), db }, owner);
  expect(plans).toHaveLength(1);
  expect(plans[0]).not.toContain("Seq Scan on posts");
});
