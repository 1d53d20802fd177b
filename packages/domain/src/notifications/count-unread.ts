import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { isOpen } from "./is-open";
import { NOTIFICATION_ROW } from "./notification-row";

/** The maximum that is counted: screens show "99+". */
const MAX_COUNT = 100;

/** Counts the actor's unread notifications that still apply. */
export async function countUnread({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<{ count: number }> {
  const rows = await db.notification.findMany({
    where: { userId: actor.userId, inApp: true, readAt: null },
    orderBy: { createdAt: "desc" },
    take: MAX_COUNT,
    include: NOTIFICATION_ROW,
  });
  return { count: rows.filter(isOpen).length };
}
