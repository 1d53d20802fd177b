import type { PostStatus } from "@takt/db/generated/prisma/client";
import { createPost } from "@takt/db/testing/factories/create-post";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import type { Actor } from "../shared/actor";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { listCalendarPosts } from "./list-calendar-posts";
import { listPosts, listPostsInput } from "./list-posts";

const database = useTestDatabase();
const NOW = Date.now();
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(NOW - hours * HOUR_MS);

/** Whose a post is, by author and writer, in turns. */
const WHOSE = [
  { author: "me", writer: null },
  { author: "other", writer: "me" },
  { author: "me", writer: "other" },
  { author: "other", writer: null },
  { author: "me", writer: "me" },
  { author: "other", writer: "other" },
] as const;
const STATUSES: PostStatus[] = ["draft", "scheduled", "published", "failed"];
/** Four posts of each kind of whose and status, of which three share their times. */
const POSTS_OF_EACH = 4;

let me: Actor;
let labelId: string;

beforeAll(async () => {
  const { owner, members } = await createTeam(database.db, "editor");
  // Scheduled posts are held back, for the list of those.
  await database.db.user.updateMany({ data: { linkedinStatus: "invalid" } });
  me = owner;
  const people = { me: owner.userId, other: members[0]!.userId };
  const { workspaceId } = owner;
  const label = { workspaceId, userId: me.userId, name: "News", foldedName: "news", color: "teal" } as const;
  labelId = (await database.db.label.create({ data: label })).id;
  let n = 0;
  for (let round = 0; round < POSTS_OF_EACH; round++)
    for (const status of STATUSES)
      for (const { author, writer } of WHOSE) {
        const time = at((round === 3 ? n++ % 11 : 5) * (status === "scheduled" ? -1 : 1));
        const post = await createPost(
          database.db,
          { id: people[author], workspaceId },
          {
            status,
            content: `${status} ${round % 2 === 0 ? "Übung" : "words"}`,
            writerId: writer && people[writer],
            updatedAt: time,
            ...(status !== "draft" && { scheduledAt: time, dueAt: time }),
            ...(status === "published" && { publishedAt: time }),
            ...(round === 1 && status === "failed" && { deletedAt: at(1) }),
          },
        );
        if (round !== 2) await database.db.postLabel.create({ data: { postId: post.id, labelId } });
      }
  // Elsewhere they have posts, too.
  const elsewhere = await createTeam(database.db);
  await createPost(database.db, { id: me.userId, workspaceId: elsewhere.workspace.id }, {});
});

type Input = Pick<Partial<z.infer<typeof listPostsInput>>, "status" | "label" | "search">;

async function readPages(input: Record<string, unknown>, limit: number) {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listPosts(
      fakeDeps(database.db),
      me,
      listPostsInput.parse({ ...input, limit, cursor }),
    );
    expect(page.posts.length).toBeLessThanOrEqual(limit);
    ids.push(...page.posts.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

const LISTS: Record<string, Input> = {
  "all posts": {},
  drafts: { status: "draft" },
  "scheduled posts": { status: "scheduled" },
  "published posts": { status: "published" },
  "failed posts": { status: "failed" },
  "deleted posts": { status: "deleted" },
  "held posts": { status: "held" },
  "the posts of a label": { label: "News" },
  "what a search finds": { search: "ubung" },
  "what a short search finds": { search: "üb" },
  "the scheduled posts that a search finds": { search: "ubung", status: "scheduled" },
};

/** The posts of the whole list that are the actor's, by the rows alone. */
async function mineOf(ids: string[]): Promise<string[]> {
  const { userId } = me;
  const where = { id: { in: ids }, OR: [{ authorId: userId }, { writerId: userId }] };
  const mine = new Set(
    (await database.db.post.findMany({ where, select: { id: true } })).map(({ id }) => id),
  );
  return ids.filter((id) => mine.has(id));
}

test.each(Object.entries(LISTS))(
  "mine of %s are those of the whole list, in its order, on pages of every size",
  async (_, list) => {
    const input = { ...list, ...(list.label && { label: labelId }) };
    const mine = await mineOf(await readPages(input, 100));
    expect(mine.length).toBeGreaterThanOrEqual(4);
    for (const limit of [1, 2, 3, 5, 7, 100])
      expect(await readPages({ ...input, whose: "mine" }, limit)).toEqual(mine);
  },
);

test("mine of the calendar are those under one's name and those one made", async () => {
  const range = { from: at(24 * 7), to: at(-24 * 7) };
  const { posts } = await listCalendarPosts(database, me, range);
  const mine = await listCalendarPosts(database, me, { ...range, whose: "mine" });
  expect(mine.posts.length).toBeGreaterThan(4);
  const both = posts.map(({ id }) => id).filter((id) => mine.posts.some((one) => one.id === id));
  expect(await mineOf(posts.map(({ id }) => id))).toEqual(both);
});
