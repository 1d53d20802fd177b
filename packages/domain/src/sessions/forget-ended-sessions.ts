import type { Deps } from "../deps";

/** Removes the sessions that are over, and with them what browsers said of themselves. Answers how many. */
export async function forgetEndedSessions({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const { count } = await db.session.deleteMany({ where: { expires: { lte: new Date(clock.now()) } } });
  return count;
}
