import { raw, type Sql } from "@takt/db/sql";
import { clearedColumns } from "../cleared-columns";
import { COMMENT_TRANSITIONS, type CommentTransition } from "../model/first-comment";

/** Two pieces of an `update post_comments c set …` statement, built from COMMENT_TRANSITIONS. */
export type CommentTransitionSql = {
  /** For its `where`: the comment is in a state that the transition starts from. */
  from: Sql;
  /** First in its `set`: the new state, what the transition clears, updated_at. */
  set: Sql;
};

/** Returns one transition of a first comment as SQL. */
export function commentTransition(name: CommentTransition): CommentTransitionSql {
  const { from, to, clears } = COMMENT_TRANSITIONS[name];
  return {
    from: raw(`c.state in (${from.map((state) => `'${state}'`).join(", ")})`),
    set: raw([`state = '${to}'::comment_state`, ...clearedColumns(clears), "updated_at = now()"].join(", ")),
  };
}
