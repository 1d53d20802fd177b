import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";

export const endSessionInput = z.strictObject({ id: z.uuid() });

/** Ends one of the actor's sessions, which may be the current one. Refuses with `session_not_found`. */
export async function endSession(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  { id }: z.infer<typeof endSessionInput>,
): Promise<void> {
  const { count } = await db.session.deleteMany({
    where: { id, userId: actor.userId, expires: { gt: new Date(clock.now()) } },
  });
  if (count === 0) throw new DomainError("session_not_found");
}
