import type { UsersDeps } from "./deps";
import {
  ACTOR_COLUMNS,
  type ActorRow,
  actorTables,
  type LoadedUser,
  type WorkspaceRef,
  toLoadedUser,
} from "./load-actor";

/** The caller: a session that has not expired, with its user, who is null when the profile is gone. */
export type Caller = {
  session: { id: string; createdAt: Date; lastSeenAt: Date };
  user: LoadedUser | null;
};

type CallerRow = { sessionId: string; sessionCreatedAt: Date; lastSeenAt: Date } & (
  | ActorRow
  | { [name in keyof ActorRow]: null }
);

/**
 * Loads all that is asked of a caller before anything else, in one statement; null without an active session. Throws while
 * the database is unreachable, where Auth.js's own `auth()` returns nobody (@auth/core, lib/actions/session): an outage
 * must not look like a sign-out.
 * Refuses with `workspace_not_found`.
 * @param sessionToken as the sessions table has it, a hash
 */
export async function loadCaller(
  { db, clock }: Pick<UsersDeps, "db" | "clock">,
  sessionToken: string,
  workspace: WorkspaceRef = null,
): Promise<Caller | null> {
  const [row] = await db.$queryRaw<CallerRow[]>`
    select s.id as "sessionId", s.created_at as "sessionCreatedAt", s.last_seen_at as "lastSeenAt", a.*
    from sessions s
    left join lateral (select ${ACTOR_COLUMNS} from ${actorTables(workspace)} where u.id = s.user_id) a on true
    where s.session_token = ${sessionToken} and s.expires > ${new Date(clock.now())}`;
  if (!row) return null;
  return {
    session: { id: row.sessionId, createdAt: row.sessionCreatedAt, lastSeenAt: row.lastSeenAt },
    user: row.userId === null ? null : toLoadedUser(row, clock.now()),
  };
}
