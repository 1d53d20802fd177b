import { escapeLikePattern, sql, type Sql } from "@takt/db/sql";
import type { Actor } from "../shared/actor";

/** How many posts of the list are looked through before the index of all words is asked. */
const FIRST_POSTS = 500;

/** Three letters or digits in a row: the index of words knows nothing of a search without them. */
const INDEXED = /[a-z0-9]{3}/i;

/**
 * Returns the condition on `posts p` that they say what is searched for: in the text, the link card, the poll or the first
 * comment, whatever the case.
 *
 * A common word is found among the first posts of the list; a rare one by the index of all words of the author
 * (post_search). Neither serves both: by the index each post that has a common word would be read, along the list each
 * that lacks a rare one. So the index is asked when the first posts do not fill the page.
 * @param listed the condition of the list without the search, the owner's included
 * @param enough how many posts fill the page
 */
export function says(actor: Actor, search: string, listed: Sql, enough: number): Sql {
  const pattern = sql`lower(${`%${escapeLikePattern(search)}%`})`;
  if (!INDEXED.test(search)) return sql`post_words(p) like ${pattern}`;
  return sql`p.id in (
    with first as materialized (
      select p.id, post_words(p) like ${pattern} as says from posts p where ${listed}
      order by p.updated_at desc, p.id desc limit ${FIRST_POSTS}::int
    ), indexed as materialized (
      select s.post_id from post_search s
      where s.author_id = ${actor.userId}::uuid and s.words like ${pattern}
        and (select count(*) from first) = ${FIRST_POSTS}::int
        and (select count(*) from first where says) < ${enough}::int
    )
    select id from first where says union all select post_id from indexed)`;
}
