import { randomUUID } from "node:crypto";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { createTeam } from "../../testing/create-team";
import { fakeDeps } from "../../testing/fake-deps";
import { duePost } from "../../testing/post-fixtures";
import { removeMember } from "../../members/remove-member";
import { getPost } from "../get-post";
import { listPosts, listPostsInput } from "../list-posts";
import { publishBatch } from "../publishing/publish-batch";

const database = useTestDatabase({ max: 12 });
const deps = () => fakeDeps(database.db);

/** A team whose editor goes, with posts of theirs. */
async function make() {
  const team = await createTeam(database.db);
  const leaver = await createUser(database.db);
  await team.add("editor", leaver);
  const theirs = { id: leaver.id, workspaceId: team.workspace.id };
  const write = (overrides: Parameters<typeof createPost>[2] = {}) =>
    createPost(database.db, theirs, overrides);
  const remove = (plannedPosts: "drafts" | "take_over" | "take_along") =>
    removeMember(deps(), team.owner, { userId: leaver.id, plannedPosts });
  return { ...team, leaver, theirs, write, remove };
}
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });

describe("posts that are planned under the name of who goes", () => {
  test("go back to the drafts, as those of who removes them", async () => {
    const { write, remove, owner } = await make();
    const { id } = await write({ status: "scheduled" });
    expect(await remove("drafts")).toEqual({ posts: 1 });
    expect(await read(id)).toMatchObject({
      status: "draft",
      authorId: owner.userId,
      scheduledAt: null,
      dueAt: null,
      version: 2,
    });
  });

  test("go out at their time under the name of who removes them", async () => {
    const { write, remove, owner } = await make();
    const planned = await write({ status: "scheduled" });
    expect(await remove("take_over")).toEqual({ posts: 1 });
    expect(await read(planned.id)).toMatchObject({
      status: "scheduled",
      authorId: owner.userId,
      scheduledAt: planned.scheduledAt,
      dueAt: planned.dueAt,
      version: 2,
    });
  });

  test("move to the personal workspace with their files and words, and go out as planned", async () => {
    const { write, remove, leaver, theirs, workspace, owner } = await make();
    const words = randomUUID();
    const planned = await write({ status: "scheduled", content: words });
    const file = await createMedia(database.db, theirs, { postId: planned.id });
    const label = await database.db.label.create({
      data: {
        workspaceId: workspace.id,
        userId: owner.userId,
        name: "Series",
        foldedName: "series",
        color: "teal",
      },
    });
    await database.db.postLabel.create({ data: { postId: planned.id, labelId: label.id } });
    expect(await remove("take_along")).toEqual({ posts: 1 });
    const actor = { ...owner, userId: leaver.id, workspaceId: leaver.workspaceId };
    expect(await read(planned.id)).toMatchObject({
      status: "scheduled",
      authorId: leaver.id,
      workspaceId: leaver.workspaceId,
      scheduledAt: planned.scheduledAt,
      dueAt: planned.dueAt,
    });
    expect(await getPost(deps(), actor, planned.id)).toMatchObject({ media: [{ id: file.id }] });
    expect(await database.db.postLabel.count({ where: { postId: planned.id } })).toBe(0);
    const search = (of: typeof owner) => listPosts(deps(), of, listPostsInput.parse({ search: words }));
    expect((await search(actor)).posts.map(({ id }) => id)).toEqual([planned.id]);
    expect((await search(owner)).posts).toEqual([]);
    await expect(getPost(deps(), owner, planned.id)).rejects.toMatchObject({ code: "post_not_found" });
  });
});

test("what else is not out becomes the remover's; what was sent, published or deleted stays under its name", async () => {
  const { write, remove, owner, leaver } = await make();
  const others = await Promise.all(
    (["draft", "failed", "cancelled"] as const).map((status) => write({ status })),
  );
  const stayed = await Promise.all([
    ...(["publishing", "unconfirmed", "published"] as const).map((status) => write({ status })),
    write({ deletedAt: new Date() }),
  ]);
  await remove("drafts");
  const authorsOf = async (posts: { id: string }[]) => {
    const ids = posts.map(({ id }) => id);
    const rows = await database.db.post.findMany({ where: { id: { in: ids } }, select: { authorId: true } });
    return new Set(rows.map(({ authorId }) => authorId));
  };
  expect(await authorsOf(others)).toEqual(new Set([owner.userId]));
  expect(await authorsOf(stayed)).toEqual(new Set([leaver.id]));
});

test("posts of other members, and of the same person elsewhere, stay as they are", async () => {
  const { remove, leaver, owner, workspace } = await make();
  const elsewhere = await createPost(database.db, leaver, { status: "scheduled" });
  const other = await createPost(
    database.db,
    { id: owner.userId, workspaceId: workspace.id },
    { status: "scheduled" },
  );
  expect(await remove("drafts")).toEqual({ posts: 0 });
  expect(await read(elsewhere.id)).toEqual(elsewhere);
  expect(await read(other.id)).toEqual(other);
});

/** 500 races take ten seconds on a quiet machine. */
const RACES_TIMEOUT_MS = 600_000;

test(
  "500 posts that become due while their author is removed are sent before that, or not at all",
  async () => {
    const teams = await Promise.all(Array.from({ length: 5 }, make));
    const race = async ({ theirs, remove, add, leaver }: (typeof teams)[number]) => {
      const { post } = await duePost(database.db, { workspaceId: theirs.workspaceId }, leaver);
      const racing = deps();
      await Promise.all([publishBatch(racing, [post.id]), remove("drafts")]);
      await add("editor", leaver);
      const { status } = await read(post.id);
      return { status, sent: racing.sent.length };
    };
    const outcomes = [];
    for (let round = 0; round < 100; round++) outcomes.push(...(await Promise.all(teams.map(race))));
    const out = { status: "published", sent: 1 };
    const stayed = { status: "draft", sent: 0 };
    console.log(`${outcomes.filter(({ sent }) => sent > 0).length} of ${outcomes.length} were sent before`);
    for (const outcome of outcomes) expect(outcome).toEqual(outcome.sent > 0 ? out : stayed);
    const attempts = await database.db.publishAttempt.count({
      where: { post: { workspaceId: { in: teams.map(({ workspace }) => workspace.id) } } },
    });
    expect(attempts).toBe(outcomes.filter(({ sent }) => sent > 0).length);
  },
  RACES_TIMEOUT_MS,
);
