import { sql, type Sql } from "@takt/db/sql";
import type { Actor } from "../shared/actor";
import { type First, selectFirst, type Whose } from "./whose";

/** How many posts of the list are looked through before the words of all are asked. */
const FIRST_POSTS = 500;

/** Three letters or digits in a row: the index of words knows nothing of a search without them. */
const INDEXED = "[a-z0-9]{3}";

/**
 * Returns the condition on `posts p` that they show what is searched for: in the text, the hashtags, the link card, the
 * poll, the first comment, or the description or title of a file. Both are folded alike (docs/decisions/0049).
 *
 * A common word is found among the first posts of the list; a rare one by the index of all words of the workspace
 * (post_search). Neither serves both: by the index each post that has a common word would be read, along the list each
 * that lacks a rare one. So the index is asked when the first posts do not fill the page. A search that is too short for
 * it reads the workspace's words then, once.
 * @param list the list without the search, and how many posts fill its page
 */
export function says(actor: Actor, search: string, whose: Whose, { limit: enough, ...list }: First): Sql {
  return sql`p.id in (
    with sought as materialized (
      select f.words, f.words ~ ${INDEXED} as indexed, search_pattern(f.words) as pattern
      from (select fold_for_search(${search}) as words) f
    ), first as materialized (
      select p.id, (select bool_or(s.words like (select pattern from sought)) from post_search s where s.post_id = p.id) as says
      from (${selectFirst(actor, whose, { ...list, limit: FIRST_POSTS })}) p
    ), page as materialized (
      select count(*) = ${FIRST_POSTS}::int and count(*) filter (where says) < ${enough}::int as unfilled from first
    ), indexed as materialized (
      select s.post_id from post_search s
      where s.workspace_id = ${actor.workspaceId}::uuid and s.words like (select pattern from sought)
        and (select page.unfilled and sought.indexed from page, sought)
    ), read as materialized (
      select s.post_id from post_search s
      where s.workspace_id = ${actor.workspaceId}::uuid and strpos(s.words, (select words from sought)) > 0
        and (select page.unfilled and not sought.indexed from page, sought)
    )
    select id from first where says union all select post_id from indexed union all select post_id from read)`;
}
