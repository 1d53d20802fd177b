import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { describeUserAgent } from "./model/describe-user-agent";

export type SessionView = {
  id: string;
  /** The one that asks. */
  current: boolean;
  createdAt: Date;
  /** To the hour. */
  lastSeenAt: Date;
  browser: string | null;
  system: string | null;
};

/** More than anybody has: a sign-in makes one, and each ends after seven days. */
const AT_MOST = 100;

/** Where the actor is signed in, ended ones left out: the present one first, then by when they were last seen. */
export async function listSessions(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  currentId: string | null,
): Promise<SessionView[]> {
  const rows = await db.session.findMany({
    where: { userId: actor.userId, expires: { gt: new Date(clock.now()) } },
    orderBy: [{ lastSeenAt: "desc" }, { createdAt: "desc" }],
    select: { id: true, createdAt: true, lastSeenAt: true, userAgent: true },
    take: AT_MOST,
  });
  return rows
    .map(({ userAgent, ...row }) => ({
      ...row,
      current: row.id === currentId,
      ...describeUserAgent(userAgent),
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
}
