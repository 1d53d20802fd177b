import { z } from "zod";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { PLACE, placeOf, readPlace } from "../shared/place";
import type { NotificationView } from "./notification-view";
import { NOTIFICATION_ROW, type NotificationRow } from "./notification-row";
import { toNotificationView } from "./to-notification-view";

export const listNotificationsInput = z.strictObject({
  /** `nextCursor` of the page before. */
  cursor: z.string().regex(PLACE).optional(),
  limit: z.number().int().min(1).max(50).default(20),
  /** Only what is not read and still holds: what the bell counts. */
  unread: z.boolean().default(false),
});

/** Rows looked at for a page of unread ones, in rounds: most that are unread still hold. */
const ROUNDS = 10;

/**
 * What the actor was told in the app, the newest first, a page at a time. A page may have less than `limit` although
 * there is a next one.
 */
export async function listNotifications(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  { cursor, limit, unread }: z.infer<typeof listNotificationsInput>,
): Promise<{ notifications: NotificationView[]; nextCursor: string | null }> {
  const notifications: NotificationView[] = [];
  let next: string | null | undefined = cursor;
  for (let round = 0; round < ROUNDS && next !== null && notifications.length < limit; round++) {
    const take = limit - notifications.length;
    const rows: NotificationRow[] = await db.notification.findMany({
      where: {
        userId: actor.userId,
        inApp: true,
        ...(unread && { readAt: null }),
        ...(next !== undefined && after(next)),
      },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: take + 1,
      include: NOTIFICATION_ROW,
    });
    const page = rows.slice(0, take);
    const last = rows.length > take ? page.at(-1) : undefined;
    next = last ? placeOf({ at: last.createdAt, id: last.id }) : null;
    notifications.push(...page.map(toNotificationView).filter(({ open }) => open || !unread));
  }
  return { notifications, nextCursor: next ?? null };
}

function after(cursor: string) {
  const { at, id } = readPlace(cursor);
  return { OR: [{ createdAt: { lt: at } }, { createdAt: at, id: { lt: id } }] };
}
