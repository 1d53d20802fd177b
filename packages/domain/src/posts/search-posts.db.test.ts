import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, describe, expect, test } from "vitest";
import { actorOf } from "../testing/actor-of";
import { fakeDeps } from "../testing/fake-deps";
import { listPosts } from "./list-posts";

const database = useTestDatabase();
const POSTS = 1_200;
const now = Date.UTC(2026, 10, 27, 8);

const search = (user: CreatedUser, words: string, input: Partial<Parameters<typeof listPosts>[2]> = {}) =>
  listPosts(fakeDeps(database.db), actorOf(user), { limit: 100, search: words, ...input });
const found = async (...of: Parameters<typeof search>) =>
  (await search(...of)).posts.map(({ excerpt }) => excerpt.split(" ")[0]);

describe("among more posts than are looked through first", () => {
  let user: CreatedUser;
  // The post n was changed n minutes ago. One in three is a draft, the others are published.
  beforeAll(async () => {
    user = await createUser(database.db);
    const other = await createUser(database.db);
    for (const { id, workspaceId } of [user, other])
      await database.db.$executeRaw`
        insert into posts (id, workspace_id, author_id, content, status, updated_at)
        select gen_random_uuid(), ${workspaceId}::uuid, ${id}::uuid,
          n || ' common' || case when n % 300 = 0 then ' RARE ÄQ' else '' end || case when n > 600 then ' early' else '' end,
          (case when n % 3 = 0 then 'draft' else 'published' end)::post_status,
          ${new Date(now)}::timestamptz - n * interval '1 min'
        from generate_series(1, ${POSTS}::int) n`;
  });

  test("a rare word is found in all of them, the last changed first", async () => {
    expect(await found(user, "rare")).toEqual(["300", "600", "900", "1200"]);
    expect(await found(user, "RARE", { status: "draft" })).toEqual(["300", "600", "900", "1200"]);
    expect(await found(user, "rare", { status: "published" })).toEqual([]);
  });

  test("a word of old posts fills page after page", async () => {
    const first = await search(user, "early");
    const second = await search(user, "early", { cursor: first.nextCursor! });
    const numbers = [...first.posts, ...second.posts].map(({ excerpt }) => Number.parseInt(excerpt));
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, n) => 601 + n));
    expect(second.nextCursor).not.toBeNull();
  });

  test("pages of a common word come to its end", async () => {
    let cursor: string | undefined;
    const numbers: number[] = [];
    for (let pages = 0; pages < POSTS / 100; pages++) {
      const page = await search(user, "COMMON", cursor ? { cursor } : {});
      numbers.push(...page.posts.map(({ excerpt }) => Number.parseInt(excerpt)));
      cursor = page.nextCursor ?? undefined;
    }
    expect(numbers).toEqual(Array.from({ length: POSTS }, (_, n) => n + 1));
    expect(cursor).toBeUndefined();
  });

  test("a search too short for the index looks through all of them", async () => {
    expect(await found(user, "äq")).toEqual(["300", "600", "900", "1200"]);
    expect(await found(user, "äx")).toEqual([]);
  });

  // ILIKE folds the sign of kelvin and the dotted I to letters that an index of the words as they are would not have.
  test.each([
    ["\u{212A}elvin", "kelvin"],
    ["\u{130}stanbul", "istanbul"],
    ["ÉCOLE", "école"],
  ])("%s is found as %s", async (written, words) => {
    const content = `0 ${written}`;
    const { id } = await createPost(database.db, user, { content, updatedAt: new Date(Date.UTC(2020, 0)) });
    expect((await search(user, words)).posts.map((post) => post.id)).toEqual([id]);
    await database.db.post.delete({ where: { id } });
    expect((await search(user, words)).posts).toEqual([]);
  });
});

describe("the words that are searched for", () => {
  const wordsOf = async (postId: string) =>
    (await database.db.postSearch.findUnique({ where: { postId } }))?.words;

  test("they are all that a post says, and change with it", async () => {
    const user = await createUser(database.db);
    const { id } = await createPost(database.db, user, {
      content: "The Text",
      pollQuestion: "Which?",
      pollOptions: ["One", "Two"],
      pollDuration: "THREE_DAYS",
      firstComment: "And This",
    });
    expect(await wordsOf(id)).toBe("the text\n\n\nwhich?\none\ntwo\nand this");
    for (const [data, words] of [
      [{ content: "Other" }, "other\n\n\nwhich?\none\ntwo\nand this"],
      [{ pollQuestion: null, pollOptions: [], pollDuration: null }, "other\n\n\n\nand this"],
      [{ firstComment: "" }, "other\n\n\n\n"],
      [{ linkTitle: "Title", linkDescription: "About" }, "other\ntitle\nabout\n\n"],
    ] as const) {
      await database.db.post.update({ where: { id }, data: data as { content: string } });
      expect(await wordsOf(id)).toBe(words);
    }
  });

  test("a change of anything else does not write them", async () => {
    const user = await createUser(database.db);
    const { id } = await createPost(database.db, user, { content: "Text", status: "scheduled" });
    const writer = async () =>
      (
        await database.db.$queryRaw<{ xmin: string }[]>`
        select xmin::text as xmin from post_search where post_id = ${id}::uuid`
      )[0]!.xmin;
    const before = await writer();
    await database.db.post.update({ where: { id }, data: { status: "published", content: "Text" } });
    expect(await writer()).toBe(before);
    await database.db.post.update({ where: { id }, data: { content: "Texts" } });
    expect(await writer()).not.toBe(before);
  });

  test("they go with the post", async () => {
    const { id } = await createPost(database.db, await createUser(database.db), { content: "Text" });
    await database.db.post.delete({ where: { id } });
    expect(await wordsOf(id)).toBeUndefined();
  });
});
