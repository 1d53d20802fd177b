import type { Db } from "@takt/db/client";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "../shared/actor";
import { createTeam } from "../testing/create-team";
import { explainQueries } from "../testing/explain-queries";
import { fakeDeps } from "../testing/fake-deps";
import { plantPosts } from "../testing/plant-posts";
import { rowsRead } from "../testing/rows-read";
import { vacuumTable } from "../testing/vacuum-table";
import { listPosts, listPostsInput } from "./list-posts";

const database = useTestDatabase();
/** As in the benchmark (npm run bench:team), with a fifth of its posts, and as many of others. */
const MEMBERS = 25;
const POSTS_EACH = 800;
/** A post of a list brings its author, its files, what LinkedIn says of it and its figures; memberships are read with each. */
const PAGE = 31 * (12 + MEMBERS);
/** The first under one's name, and the first that one made. */
const IDS = 2 * 31;

const SCHEDULED = (MEMBERS * POSTS_EACH) / 20;

/** `author` makes nothing for others, `both` makes posts under another name as well, and `writer` makes those alone. */
let author: Actor;
let both: Actor;
let writer: Actor;

beforeAll(async () => {
  const { db } = database;
  const { workspace, owner, members } = await createTeam(db, ...Array<"editor">(MEMBERS).fill("editor"));
  const others = members.slice(0, -1);
  [author, both, writer] = [owner, others[0]!, members.at(-1)!];
  const workspaceId = workspace.id;
  const alone = await createUser(db);
  await plantPosts(
    db,
    [owner, ...others]
      .map(({ userId: id }) => ({ id, workspaceId, posts: POSTS_EACH }))
      .concat({ ...alone, posts: MEMBERS * POSTS_EACH }),
  );
  for (const [made, by] of [
    [others[1]!, both],
    [others[2]!, writer],
  ] as const)
    await db.$executeRaw`update posts set writer_id = ${by.userId}::uuid where author_id = ${made.userId}::uuid`;
  for (const table of ["posts", "users", "workspaces", "memberships"]) await vacuumTable(db, table);
});

const cursor = `${Date.now() - 10 * 3_600_000}_00000000-0000-4000-8000-000000000000`;

const lists: Record<string, [input: Parameters<typeof listPostsInput.parse>[0], index: RegExp]> = {
  "the list": [{}, /posts_author_idx/],
  "a deep page": [{ cursor }, /posts_author_idx[^\n]*\n\s*Index Cond: [^\n]*ROW\(/],
  drafts: [{ status: "draft" }, /posts_author_idx/],
  // Of what one made for others the workspace's is gone through, which is a twentieth of all.
  "what is scheduled": [{ status: "scheduled" }, /posts_next_idx/],
  "what is published": [{ status: "published" }, /posts_author_published_idx/],
  "a deep page of what is published": [{ status: "published", cursor }, /posts_author_published_idx/],
};

test.each(Object.entries(lists))(
  "mine of %s are read by an index of their author and one of their writer",
  async (_, [input, index]) => {
    const { status } = listPostsInput.parse(input);
    for (const actor of [author, both, writer]) {
      const plan = await explainList(actor, { ...(input as object), whose: "mine" });
      expect(plan).toMatch(status === "scheduled" ? /posts_/ : /posts_writer(_published)?_idx/);
      expect(plan).toMatch(actor === writer ? /posts_/ : index);
      expect(plan).not.toMatch(/Seq Scan on posts/);
      expect(rowsRead(plan)).toBeLessThanOrEqual(PAGE + IDS + (status === "scheduled" ? SCHEDULED : 0));
    }
  },
);

test("a search of mine looks through mine alone first", async () => {
  const plan = await explainList(both, { search: "übung", whose: "mine" });
  expect(plan).toMatch(/posts_author_idx[^]*posts_writer_idx[^]*post_search_words_idx[^\n]*never executed/);
  expect(rowsRead(plan)).toBeLessThanOrEqual(8 * 500 + 2 * PAGE);
});

async function explainList(actor: Actor, input: object): Promise<string> {
  const { db, plans } = explainQueries(database.db as Db, { analyze: true });
  await listPosts(fakeDeps(db), actor, listPostsInput.parse(input));
  expect(plans).toHaveLength(1);
  return plans[0]!;
}
