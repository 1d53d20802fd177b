import { z } from "zod";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";

export const markReadInput = z.strictObject({ id: z.uuid() });

/** Marks one notification of the actor as read; it may be read already. Refuses with `notification_not_found`. */
export async function markRead(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  { id }: z.infer<typeof markReadInput>,
): Promise<void> {
  const own = { id, userId: actor.userId };
  const { count } = await db.notification.updateMany({
    where: { ...own, readAt: null },
    data: { readAt: new Date(clock.now()) },
  });
  if (count === 0 && !(await db.notification.findFirst({ where: own, select: { id: true } })))
    throw new DomainError("notification_not_found");
}

/** Marks all notifications of the actor as read. */
export async function markAllRead(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
): Promise<void> {
  await db.notification.updateMany({
    where: { userId: actor.userId, readAt: null },
    data: { readAt: new Date(clock.now()) },
  });
}
