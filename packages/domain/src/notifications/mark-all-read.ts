import type { NotificationsDeps } from "./deps";
import type { Actor } from "../shared/actor";

/** Marks all notifications of the actor as read. */
export async function markAllRead(
  { db, clock }: Pick<NotificationsDeps, "db" | "clock">,
  actor: Actor,
): Promise<void> {
  await db.notification.updateMany({
    where: { userId: actor.userId, readAt: null },
    data: { readAt: new Date(clock.now()) },
  });
}
