import type { CoreDeps } from "../shared/core-deps";

/** Deletes expired sessions, including their user agents. Answers how many. */
export async function purgeEndedSessions({ db, clock }: Pick<CoreDeps, "db" | "clock">): Promise<number> {
  const { count } = await db.session.deleteMany({ where: { expires: { lte: new Date(clock.now()) } } });
  return count;
}
