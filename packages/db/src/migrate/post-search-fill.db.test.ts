import { randomUUID } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { runSql } from "./run-sql.mjs";

const FOLDER = path.join(import.meta.dirname, "../../prisma/migrations");
const [TABLE, FILL, SWAP] = [
  "20261127180000_search_words_table",
  "20261127180100_search_words_fill",
  "20261127180200_search_words_swap",
];
const name = `migrate_search_${Date.now()}`;
const [user, workspace] = [randomUUID(), randomUUID()];
/** More than two steps of the fill. */
const POSTS = 2_100;
let url = "";

const migrate = (migration: string) =>
  runSql(url, readFileSync(path.join(FOLDER, migration, "migration.sql"), "utf8"));
const listRows = async (statement: string) =>
  (await runSql(url, statement)).rows as Record<string, unknown>[];
/** How many posts the release before finds, by its own statements: in the first posts of the list, and by its index. */
const foundBefore = (pattern: string) =>
  listRows(`select (select count(*)::int from posts p where post_words(p) like lower('%${pattern}%')) as list,
    (select count(*)::int from post_search s where s.author_id = '${user}' and s.words like lower('%${pattern}%')) as index`);
const addPost = (content: string) =>
  runSql(
    url,
    `insert into posts (id, workspace_id, author_id, content, updated_at)
     values (gen_random_uuid(), '${workspace}', '${user}', '${content}', now())`,
  );

beforeAll(async () => {
  await runSql(inject("databaseAdminUrl"), `CREATE DATABASE ${name}`);
  url = Object.assign(new URL(inject("databaseAdminUrl")), { pathname: `/${name}` }).href;
  const earlier = readdirSync(FOLDER).filter((one) => /^\d/.test(one) && one < TABLE!);
  for (const migration of earlier.sort()) await migrate(migration);
  await runSql(
    url,
    `insert into users (id) values ('${user}');
     insert into workspaces (id, name) values ('${workspace}', 'W');
     insert into posts (id, workspace_id, author_id, content, hashtags, updated_at)
       select gen_random_uuid(), '${workspace}', '${user}', 'Straße ' || n, array['Tag'], now() from generate_series(1, ${POSTS}) n;
     insert into media (id, workspace_id, uploader_id, post_id, kind, file_name, mime_type, bytes, sha256, storage_key, alt_text)
       select gen_random_uuid(), '${workspace}', '${user}', id, 'image', 'a.png', 'image/png', 1, 'x', id::text,
         case when content like '%0' then 'Größe' else '' end from posts;`,
  );
});
afterAll(() => runSql(inject("databaseAdminUrl"), `DROP DATABASE ${name} WITH (FORCE)`));

test("the release before goes on to search at each step, and all posts have their words after the last", async () => {
  const all = { list: POSTS, index: POSTS };
  expect(await foundBefore("straße")).toEqual([all]);
  await migrate(TABLE!);
  await addPost("Straße während des Füllens");
  await runSql(url, "update posts set content = 'Gasse 1' where content = 'Straße 1'");
  await runSql(
    url,
    "update media set post_id = null where post_id = (select id from posts where content = 'Straße 10')",
  );
  expect(await foundBefore("straße")).toEqual([all]);
  await migrate(FILL!);
  expect(await foundBefore("straße")).toEqual([all]);
  // A step that is done once more, because a try before failed, changes nothing.
  await migrate(FILL!);
  await migrate(SWAP!);
  expect(await foundBefore("strasse")).toEqual([all]);

  const wrong = await listRows(`
    with written as (
      select id, id as post_id, author_id, post_words(p) as words from posts p
      union all
      select m.id, p.id, p.author_id, media_words(m) from media m join posts p on p.id = m.post_id where m.alt_text <> '')
    select * from written full join post_search s using (id, post_id, author_id, words)
    where written.id is null or s.id is null`);
  expect(wrong).toEqual([]);
  expect(await listRows("select words from post_search where words like 'gasse%'")).toEqual([
    { words: ["gasse 1", "#tag", "", "", "", ""].join("\u001F") },
  ]);
  const [{ files }] = (await listRows(
    "select count(*)::int as files from post_search where id <> post_id",
  )) as [{ files: number }];
  expect(files).toBe(POSTS / 10 - 1);
  // Three steps at least; the trigger wrote what was written meanwhile.
  const [{ writers }] = (await listRows(
    "select count(distinct xmin::text)::int as writers from post_search",
  )) as [{ writers: number }];
  expect(writers).toBeGreaterThan(3);
  await addPost("Später");
  expect(await listRows("select id = post_id as own from post_search where words like 'spater%'")).toEqual([
    { own: true },
  ]);
});
