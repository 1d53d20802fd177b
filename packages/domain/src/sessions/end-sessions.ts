import { z } from "zod";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";

export const endSessionsInput = z.strictObject({
  /** All but the one that asks, or that one, too. */
  others: z.boolean(),
});

/** Signs the actor out everywhere, or everywhere else. Answers how many sessions ended by it. */
export async function endSessions(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  { others }: z.infer<typeof endSessionsInput>,
  currentId: string | null,
): Promise<{ ended: number }> {
  const { count } = await db.session.deleteMany({
    where: {
      userId: actor.userId,
      expires: { gt: new Date(clock.now()) },
      ...(others && currentId && { id: { not: currentId } }),
    },
  });
  return { ended: count };
}
