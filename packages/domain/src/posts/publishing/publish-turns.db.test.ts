import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { duePost } from "../../testing/post-fixtures";
import { fakeDeps } from "../../testing/fake-deps";
import { created } from "../../testing/fake-publisher";
import { publishBatch } from "./publish-batch";
import { createPublishLine } from "./publish-line";

const database = useTestDatabase();

test("one member's posts are sent one after another, and members in parallel", async () => {
  const members = await Promise.all([createUser(database.db), createUser(database.db)]);
  const posts = [];
  for (const member of members)
    for (let i = 0; i < 3; i++) posts.push((await duePost(database.db, {}, member)).post.id);
  const running = new Map<string, number>();
  let together = 0;
  const deps = fakeDeps(database.db, {
    create: async (body) => {
      const { memberSub } = JSON.parse(body) as { memberSub: string };
      running.set(memberSub, (running.get(memberSub) ?? 0) + 1);
      expect(running.get(memberSub)).toBe(1);
      together = Math.max(together, [...running.values()].filter(Boolean).length);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running.set(memberSub, running.get(memberSub)! - 1);
      return created();
    },
  });
  await publishBatch(deps, posts);
  expect(deps.sent).toHaveLength(6);
  expect(together).toBe(2);
});

/** Creates due posts of new members, this many each, and says whose each is. */
async function createDuePosts(members: number, each: number) {
  const authors = new Map<string, string>();
  for (let member = 0; member < members; member++) {
    const user = await createUser(database.db);
    for (let i = 0; i < each; i++) authors.set((await duePost(database.db, {}, user)).post.id, user.id);
  }
  return authors;
}

const published = (ids: Iterable<string>) =>
  database.db.post.count({ where: { id: { in: [...ids] }, status: "published" } });

test("a batch sends all posts of its members, and no second event is needed", async () => {
  const posts = await createDuePosts(3, 8);
  const deps = fakeDeps(database.db);
  expect(await publishBatch(deps, [...posts.keys()])).toEqual({ retry: [], unsettled: [] });
  expect(await published(posts.keys())).toBe(24);
});

test("members take turns: one with many posts, in a batch before, does not go first", async () => {
  const eager = await createDuePosts(1, 9);
  const others = await createDuePosts(3, 2);
  let asked = 0;
  let open = () => {};
  const allWait = new Promise<void>((resolve) => (open = resolve));
  const deps = fakeDeps(database.db, {
    create: async () => {
      await allWait;
      return created();
    },
  });
  const line = createPublishLine(deps, 1);
  const { turn } = line;
  line.turn = (work) => {
    if (++asked === 4) open();
    return turn(work);
  };
  await Promise.all([
    publishBatch(deps, [...eager.keys()], line),
    publishBatch(deps, [...others.keys()], line),
  ]);
  const rows = await database.db.post.findMany({
    where: { id: { in: [...eager.keys(), ...others.keys()] } },
    orderBy: { attemptedAt: "asc" },
  });
  expect(rows.map(({ status }) => status)).toEqual(Array(15).fill("published"));
  // The eager member's second post comes after the first ones of those who waited already.
  const firstTurns = rows.slice(0, 4).map(({ authorId }) => authorId);
  expect(new Set(firstTurns).size).toBe(4);
});

test("what a batch does not begin in time is returned in one batch for all members", async () => {
  const posts = await createDuePosts(3, 4);
  let past = 0;
  const deps = fakeDeps(database.db, {
    create: () => {
      past = 60_000;
      return created();
    },
  });
  deps.clock = { ...deps.clock, now: () => Date.now() + past };
  const first = await publishBatch(deps, [...posts.keys()]);
  expect(deps.sent).toHaveLength(3);
  expect(first.retry).toHaveLength(1);
  const rest = first.retry[0]!.postIds;
  expect(rest).toHaveLength(9);
  past = 0;
  await publishBatch(fakeDeps(database.db), rest);
  expect(await published(posts.keys())).toBe(12);
});

test("posts that are to be tried again are returned in one batch, members together", async () => {
  const posts = await createDuePosts(4, 2);
  const deps = fakeDeps(database.db, { create: () => ({ kind: "not_sent" }) });
  const { retry } = await publishBatch(deps, [...posts.keys()]);
  expect(retry.map(({ postIds }) => postIds.length)).toEqual([8]);
});
