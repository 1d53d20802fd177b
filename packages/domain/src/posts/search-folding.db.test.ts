import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { readCatalog } from "../testing/read-catalog";
import { listPosts, listPostsInput } from "./list-posts";

const database = useTestDatabase();
const poll = { pollQuestion: "Wohin?", pollDuration: "THREE_DAYS" as const };

async function isFound(
  typed: string,
  post: Parameters<typeof createPost>[2],
  media?: Parameters<typeof createMedia>[2],
): Promise<boolean> {
  const user = await createUser(database.db);
  const { id } = await createPost(database.db, user, { content: "Text", ...post });
  if (media) await createMedia(database.db, user, { postId: id, ...media });
  const input = listPostsInput.parse({ search: typed });
  const { posts } = await listPosts(fakeDeps(database.db), toActor(user), input);
  return posts.some((one) => one.id === id);
}

describe("what is typed is found however it is written", () => {
  test.each([
    ["Grüße", "Viele Gru\u0308\u00DFe"],
    ["Gru\u0308sse", "VIELE GRÜSSE"],
    ["zurich", "Büro in Zürich"],
    ["für", "ein Wort FU\u0308R alle"],
    ["straße", "Lange STRASSE"],
    ["Strasse", "Lange Straße"],
    ['"Takt"', "Er sagte „Takt“ und ging"],
    ["„Takt“", "He said “Takt” and left"],
    ["don't", "We don’t know"],
    ["don´t", "We don't know"],
    ["2024-2026", "2024–2026"],
    ["10 000 €", "10\u00A0000\u202F€ im Jahr"],
    ["Donaudampfschiff", "Donau\u00ADdampf\u00ADschiff"],
    ["Donau\u00ADdampf", "Donaudampfschiff"],
    ["zwei Zeilen", "Das sind zwei\nZeilen"],
    ["takt", "𝗧𝗮𝗸𝘁 ist fett"],
    ["❤", "Mit ❤\uFE0F gemacht"],
    ["100%", "zu 100％ sicher"],
    ["öl", "Das Öl"],
  ])("%s in %j", async (typed, content) => {
    expect(await isFound(typed, { content })).toBe(true);
  });
  test.each([
    ["Mueller", "Frau Müller"],
    ["100%", "zu 1000 Teilen"],
    ["a_b", "aXb"],
    ["#Takt", "Takt ohne Zeichen"],
    ["TextOhne", "Text Ohne"],
  ])("%s is not in %j", async (typed, content) => {
    expect(await isFound(typed, { content })).toBe(false);
  });
});

describe("what a post shows is searched", () => {
  test.each([
    ["#NewWork", { hashtags: ["Führung", "NewWork"] }],
    ["newwork", { hashtags: ["Führung", "NewWork"] }],
    ["fuhrung", { hashtags: ["Führung", "NewWork"] }],
    ["#führung #newwork", { hashtags: ["Führung", "NewWork"] }],
    ["#ki", { content: "Mehr zu ＃KI" }],
    ["ki", { content: "Mehr zu #KI" }],
    ["große städte", { ...poll, pollOptions: ["Berge", "Große\u00A0Städte"] }],
    ["wohin?", { ...poll, pollOptions: ["Berge", "Meer"] }],
    ["takt im büro", { linkSource: "https://a.example", linkTitle: "„Takt“ im Takt im Büro" }],
    ["taeglich", { linkSource: "https://a.example", linkDescription: "Taeglich neu" }],
    ["example/wiki/takt_(musik)", { linkSource: "https://a.example/wiki/Takt_(Musik)" }],
    ["im kommentar", { firstComment: "Der Link ist im\nKommentar" }],
  ])("%s in %j", async (typed, post) => {
    expect(await isFound(typed, post)).toBe(true);
  });
  test.each([
    ["zwei hunde", { kind: "image" as const, altText: "Zwei Hunde am Strand" }],
    ["geschäftsbericht", { kind: "document" as const, title: "Gescha\u0308ftsbericht 2026" }],
    ["anleitung", { kind: "document" as const, title: " ", fileName: "Anleitung.pdf" }],
    ["vortrag", { kind: "video" as const, title: "Der Vortrag" }],
  ])("%s in the file %j", async (typed, media) => {
    expect(await isFound(typed, {}, media)).toBe(true);
  });
  test.each([
    ["the name of an image", "strand", {}, { kind: "image" as const, fileName: "Strand.png" }],
    ["the ending of a document", "pdf", {}, { kind: "document" as const, fileName: "Anleitung.pdf" }],
    [
      "the name of a document with a title",
      "scan",
      {},
      { kind: "document" as const, title: "A", fileName: "Scan.pdf" },
    ],
    ["two options as one", "berge meer", { ...poll, pollOptions: ["Berge", "Meer"] }, undefined],
    ["the end of the text with the hashtag", "text #takt", { hashtags: ["Takt"] }, undefined],
  ])("%s is not searched", async (_, typed, post, media) => {
    expect(await isFound(typed, post, media)).toBe(false);
  });
});

const SHOWN = {
  posts:
    "content hashtags link_source link_title link_description poll_question poll_options first_comment".split(
      " ",
    ),
  media: "file_name alt_text title".split(" "),
};
// A new column belongs into one of the two lists: into the first with post_words or media_words.
const NOT_SHOWN = {
  posts:
    "approved_hash linkedin_urn placed_via reason reason_detail scheduled_wall scheduled_zone zone_rules".split(
      " ",
    ),
  media: "mime_type sha256 storage_key".split(" "),
};

test.each(["posts", "media"] as const)(
  "each text of %s is searched, or is not what a post shows",
  async (table) => {
    const columns = (await readCatalog(database.db)).filter(
      (one) => one.table === table && ["text", "_text"].includes(one.type),
    );
    const found: string[] = [];
    for (const { column, type } of columns) {
      const user = await createUser(database.db);
      const post = await createPost(database.db, user, { ...poll, pollOptions: ["Berge", "Meer"] });
      for (const kind of ["image", "document"] as const)
        await createMedia(database.db, user, { postId: post.id, kind });
      const value = type === "text" ? "'sought words ' || id" : "array['sought words']";
      await database.db.$executeRawUnsafe(
        `update ${table} set ${column} = ${value} where ${table === "posts" ? "id" : "post_id"} = $1::uuid`,
        post.id,
      );
      const input = listPostsInput.parse({ search: "sought words" });
      if ((await listPosts(fakeDeps(database.db), toActor(user), input)).posts.length > 0) found.push(column);
    }
    expect(found.sort()).toEqual([...SHOWN[table]].sort());
    expect(columns.map(({ column }) => column).sort()).toEqual([...SHOWN[table], ...NOT_SHOWN[table]].sort());
  },
);
