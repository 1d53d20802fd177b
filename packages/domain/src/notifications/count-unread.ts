import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { isOpen } from "./is-open";
import { NOTIFICATION_ROW } from "./notification-row";

/** More are not counted: screens say "99+". */
const MOST = 100;

/** How many of the actor's unread notifications still hold. */
export async function countUnread({ db }: Pick<Deps, "db">, actor: Actor): Promise<{ count: number }> {
  const rows = await db.notification.findMany({
    where: { userId: actor.userId, inApp: true, readAt: null },
    orderBy: { createdAt: "desc" },
    take: MOST,
    include: NOTIFICATION_ROW,
  });
  return { count: rows.filter(isOpen).length };
}
