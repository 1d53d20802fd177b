import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";

export const endSessionsInput = z.strictObject({
  /** Whether the current session stays. */
  others: z.boolean(),
});

/** Ends all of the actor's sessions, or all but the current one. Answers how many ended. */
export async function endSessions(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
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
