import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, describe, expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { listPosts } from "./list-posts";

const database = useTestDatabase();
const POSTS = 1_200;
const now = Date.UTC(2026, 10, 27, 8);

const search = (user: CreatedUser, words: string, input: Partial<Parameters<typeof listPosts>[2]> = {}) =>
  listPosts(fakeDeps(database.db), toActor(user), { limit: 100, search: words, ...input });
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

  test("a search that folding makes short or empty is as good as another", async () => {
    expect(await found(user, "\u00ADÄ\u200Bq")).toEqual(["300", "600", "900", "1200"]);
    expect(await found(user, "\u00AD", { limit: 2 })).toEqual(["1", "2"]);
  });
});

describe("the words that are searched for", () => {
  const listWords = async (postId: string) =>
    (await database.db.postSearch.findMany({ where: { postId }, orderBy: { words: "asc" } })).map(
      ({ words }) => words.split("\u001F"),
    );

  test("they are all that a post shows, and change with it", async () => {
    const user = await createUser(database.db);
    const { id } = await createPost(database.db, user, {
      content: "The Text",
      hashtags: ["One", "TwoThree"],
      pollQuestion: "Which?",
      pollOptions: ["One", "Two"],
      pollDuration: "THREE_DAYS",
      firstComment: "And This",
    });
    const tags = "#one #twothree";
    expect(await listWords(id)).toEqual([["the text", tags, "", "", "which?", "one", "two", "and this"]]);
    for (const [data, words] of [
      [{ content: "Other" }, ["other", tags, "", "", "which?", "one", "two", "and this"]],
      [{ pollQuestion: null, pollOptions: [], pollDuration: null }, ["other", tags, "", "", "", "and this"]],
      [{ firstComment: "" }, ["other", tags, "", "", "", ""]],
      [{ hashtags: [] }, ["other", "", "", "", ""]],
      [
        { linkSource: "https://A.example", linkTitle: "Title", linkDescription: "About" },
        ["other", "title", "about", "https://a.example", "", ""],
      ],
    ] as const) {
      await database.db.post.update({ where: { id }, data: data as { content: string } });
      expect(await listWords(id)).toEqual([words]);
    }
  });

  test("those of a file are the post's while it is the post's", async () => {
    const user = await createUser(database.db);
    const { id } = await createPost(database.db, user, { content: "Text" });
    const other = await createPost(database.db, user, { content: "Other" });
    const file = { id: (await createMedia(database.db, user, { altText: "Zwei Hunde" })).id };
    const wordsAfter = async (data: Parameters<typeof database.db.media.update>[0]["data"]) => {
      await database.db.media.update({ where: file, data });
      return (await listWords(id)).slice(1).flat();
    };
    expect(await wordsAfter({})).toEqual([]);
    expect(await wordsAfter({ postId: id })).toEqual(["zwei hunde"]);
    expect(await wordsAfter({ altText: "Zwei Katzen" })).toEqual(["zwei katzen"]);
    expect(await wordsAfter({ altText: "" })).toEqual([]);
    expect(await wordsAfter({ kind: "document", fileName: "Vortrag.pdf" })).toEqual(["vortrag"]);
    expect(await wordsAfter({ title: "Zum Vortrag" })).toEqual(["zum vortrag"]);
    expect(await wordsAfter({ postId: other.id })).toEqual([]);
    expect((await listWords(other.id)).map(([first]) => first)).toEqual(["other", "zum vortrag"]);
    expect(await wordsAfter({ postId: null })).toEqual([]);
    expect(await wordsAfter({ postId: id })).toEqual(["zum vortrag"]);
    await database.db.media.delete({ where: file });
    expect(await listWords(id)).toHaveLength(1);
  });

  test("a change of anything else does not write them", async () => {
    const user = await createUser(database.db);
    const { id } = await createPost(database.db, user, { content: "Text", status: "scheduled" });
    const file = await createMedia(database.db, user, { postId: id, altText: "Zwei Hunde" });
    const getWritingTransaction = async (one: string) =>
      (
        await database.db.$queryRaw<{ xmin: string }[]>`
        select xmin::text as xmin from post_search where id = ${one}::uuid`
      )[0]!.xmin;
    const before = [await getWritingTransaction(id), await getWritingTransaction(file.id)];
    await database.db.post.update({ where: { id }, data: { status: "published", content: "Text" } });
    await database.db.media.update({
      where: { id: file.id },
      data: { postId: id, position: 1, altText: "Zwei Hunde" },
    });
    expect([await getWritingTransaction(id), await getWritingTransaction(file.id)]).toEqual(before);
    await database.db.post.update({ where: { id }, data: { content: "Texts" } });
    await database.db.media.update({ where: { id: file.id }, data: { altText: "Hunde" } });
    expect(await getWritingTransaction(id)).not.toBe(before[0]);
    expect(await getWritingTransaction(file.id)).not.toBe(before[1]);
  });

  test("they go with the post", async () => {
    const user = await createUser(database.db);
    const { id } = await createPost(database.db, user, { content: "Text" });
    await createMedia(database.db, user, { postId: id, altText: "Zwei Hunde" });
    expect(await listWords(id)).toHaveLength(2);
    await database.db.post.delete({ where: { id } });
    expect(await listWords(id)).toEqual([]);
  });
});
