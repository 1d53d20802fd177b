import { raw, sql, type Sql } from "@takt/db/sql";
import { clearedColumns } from "./cleared-columns";
import { POST_TRANSITIONS, type PostTransition } from "./model/post-transitions";

/** Two pieces of an `update posts p set …` statement, built from POST_TRANSITIONS. */
export type TransitionSql = {
  /** For its `where`: the post is in a status that the transition starts from. */
  from: Sql;
  /** First in its `set`: the new status, what the transition clears, the version, updated_at. */
  set: Sql;
};

/** One transition, always made where the statement holds. */
export function transition(name: PostTransition): TransitionSql {
  return { from: startsFrom(name), set: assignments(name, status(POST_TRANSITIONS[name].to)) };
}

/**
 * A transition made where `condition` holds as well; other posts keep their status. What it clears is cleared for all,
 * so `from` may be left out of the `where` (deleting, restoring) or be in it (a post that is put off, or expires).
 */
export function transitionIf(name: PostTransition, condition: Sql): TransitionSql {
  const from = startsFrom(name);
  const to = status(POST_TRANSITIONS[name].to);
  return {
    from,
    set: assignments(name, sql`case when ${from} and (${condition}) then ${to} else p.status end`),
  };
}

/** `name` where the condition holds, else `otherwise`: both start from the same statuses and clear the same. */
export function transitionEither(
  condition: Sql,
  name: PostTransition,
  otherwise: PostTransition,
): TransitionSql {
  const [to, other] = [POST_TRANSITIONS[name].to, POST_TRANSITIONS[otherwise].to];
  return {
    from: startsFrom(otherwise),
    set: assignments(otherwise, sql`case when ${condition} then ${status(to)} else ${status(other)} end`),
  };
}

/** Statuses are constants of ours and written as literals: partial indexes are chosen by them. */
const status = (name: string) => raw(`'${name}'::post_status`);

function startsFrom(name: PostTransition): Sql {
  return raw(`p.status in (${POST_TRANSITIONS[name].from.map((from) => `'${from}'`).join(", ")})`);
}

function assignments(name: PostTransition, to: Sql): Sql {
  const { clears, bumpsVersion } = POST_TRANSITIONS[name];
  const version = bumpsVersion ? ["version = p.version + 1"] : [];
  return sql`status = ${to}, ${raw([...clearedColumns(clears), ...version, "updated_at = now()"].join(", "))}`;
}
