import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";

/** Error codes of sessions. */
export type SessionErrorCode =
  /** Missing, ended or another user's: the three answer alike. */
  "session_not_found";

export const endSessionInput = z.strictObject({ id: z.uuid() });

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
