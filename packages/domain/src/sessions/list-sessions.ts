import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { describeUserAgent } from "./model/describe-user-agent";

export type SessionView = {
  id: string;
  /** Whether it is the session of this request. */
  current: boolean;
  createdAt: Date;
  /** To the hour. */
  lastSeenAt: Date;
  browser: string | null;
  system: string | null;
};

/** More than any user has: a sign-in creates one, and each ends after seven days. */
const MAX_SESSIONS = 100;

/** Lists the actor's active sessions: the current one first, then by when they were last seen. */
export async function listSessions(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  currentId: string | null,
): Promise<SessionView[]> {
  const rows = await db.session.findMany({
    where: { userId: actor.userId, expires: { gt: new Date(clock.now()) } },
    orderBy: [{ lastSeenAt: "desc" }, { createdAt: "desc" }],
    select: { id: true, createdAt: true, lastSeenAt: true, userAgent: true },
    take: MAX_SESSIONS,
  });
  return rows
    .map(({ userAgent, ...row }) => ({
      ...row,
      current: row.id === currentId,
      ...describeUserAgent(userAgent),
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
}
