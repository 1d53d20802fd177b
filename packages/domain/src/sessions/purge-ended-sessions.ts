import type { Deps } from "../deps";

/** Deletes expired sessions, including their user agents. Answers how many. */
export async function purgeEndedSessions({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const { count } = await db.session.deleteMany({ where: { expires: { lte: new Date(clock.now()) } } });
  return count;
}
