import type { Db } from "@takt/db/client";
import { loadRows } from "@takt/db/testing/load-rows";
import { vacuumTable } from "./vacuum-table";

/** A member with so many posts. */
export type PlantedOwner = { id: string; workspaceId: string; posts: number };

/** Words of the planted texts; every text has forty of them, and its number. */
const WORDS =
  "people plan write schedule publish words team launch customer market lesson growth story product design " +
  "engineer remote office leader question answer month quarter budget partner supplier invoice travel train " +
  "conference speaker audience garden winter summer Straße Größe Übung Käse Brücke Fluss Arbeit Freude";

/**
 * Plants posts of members as years leave them: of a hundred, 5 are drafts, 5 scheduled, 1 failed, 2 deleted and the
 * others published; every fourth has a picture. The same each time. They were changed a minute apart, and published evenly over the
 * last 490 days, or are scheduled over the next ones.
 */
export async function plantPosts(db: Db, owners: PlantedOwner[]): Promise<void> {
  const [ids, spaces, counts] = [
    owners.map(({ id }) => id),
    owners.map(({ workspaceId }) => workspaceId),
    owners.map(({ posts }) => posts),
  ];
  await loadRows(db, ["posts", "media", "post_search"], async (load) => {
    await load.$executeRaw`
      create temporary table planted_texts on commit drop as
      select t, (select string_agg(w.words[1 + (t * 31 + k * k * 7 + k * t) % cardinality(w.words)], ' ')
        from generate_series(1, 40) k) as text
      from generate_series(0, 499) t, (select string_to_array(${WORDS}, ' ') as words) w`;
    await load.$executeRaw`
      insert into posts (id, workspace_id, author_id, content, status, scheduled_at, scheduled_zone, due_at, published_at,
        updated_at, deleted_at)
      select gen_random_uuid(), o.space, o.id, t.text || ' Nummer ' || n, s.status::post_status, s.at, 'Europe/Berlin', s.at,
        case s.status when 'published' then s.at end, now() - n * interval '1 min',
        case when n % 100 in (11, 12) then now() - n * interval '1 min' end
      from unnest(${ids}::uuid[], ${spaces}::uuid[], ${counts}::int[]) as o(id, space, posts)
      cross join lateral generate_series(1, o.posts) n
      cross join lateral (select case when n % 100 < 5 then 'draft' when n % 100 < 10 then 'scheduled'
        when n % 100 = 10 then 'failed' else 'published' end as status) k
      cross join lateral (select k.status, case k.status when 'draft' then null
        when 'scheduled' then now() + n * (interval '490 days' / o.posts) else now() - n * (interval '490 days' / o.posts) end as at) s
      join planted_texts t on t.t = n % 500`;
    await load.$executeRaw`
      insert into media (id, workspace_id, uploader_id, post_id, kind, file_name, mime_type, bytes, sha256, storage_key)
      select gen_random_uuid(), workspace_id, author_id, id, 'image', 'a.png', 'image/png', 1000, 'hash', 'planted/' || id
      from posts where substring(content from 'Nummer (\\d+)$')::int % 4 = 0`;
    // Rows that are loaded call no trigger. Each text is folded once, as that takes longer than all else.
    await load.$executeRaw`
      with numbered as materialized (
        select id, author_id, workspace_id, substring(content from 'Nummer (\\d+)$')::int as n from posts
      ), folded as materialized (
        select f.n, post_words(p) as words
        from (select distinct on (n % 500) id, n from numbered where n is not null order by n % 500) f join posts p using (id)
      )
      insert into post_search (id, post_id, author_id, workspace_id, words)
      select p.id, p.id, p.author_id, p.workspace_id, replace(f.words, ' nummer ' || f.n, ' nummer ' || p.n)
      from numbered p join folded f on f.n % 500 = p.n % 500`;
  });
  for (const table of ["posts", "media", "post_search"]) await vacuumTable(db, table);
}
