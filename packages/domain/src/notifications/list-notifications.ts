import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { toPage, createdBeyond, pageInput } from "../shared/pagination";
import { IN_OPEN_WORKSPACE } from "./in-open-workspace";
import { NOTIFICATION_ROW, type NotificationRow } from "./notification-row";
import { toNotificationView, type NotificationView } from "./notification-view";
import { getKindDefinition, NOTIFICATION_KIND_NAMES } from "./notification-kinds";

/** A row of a kind that this release does not know is another release's. */
const SHOWN = { kind: { in: NOTIFICATION_KIND_NAMES }, ...IN_OPEN_WORKSPACE };

/** The maximum that is counted: screens show "99+". */
const MAX_UNREAD_COUNT = 100;

export const listNotificationsInput = z.strictObject({
  ...pageInput({ size: 20, max: 50 }),
  /** Only notifications that are unread and still apply, as the bell counts them. */
  unread: z.boolean().default(false),
});

/** Bounds the rounds that fill a page of unread notifications: most unread ones still apply. */
const MAX_BATCHES = 10;

/**
 * Lists the actor's notifications in the app, newest first, one page at a time. A page may have fewer than `limit`
 * entries although there is a next page.
 */
export async function listNotifications(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  { cursor, limit, unread }: z.infer<typeof listNotificationsInput>,
): Promise<{ notifications: NotificationView[]; nextCursor: string | null }> {
  const notifications: NotificationView[] = [];
  let next: string | null | undefined = cursor;
  for (let round = 0; round < MAX_BATCHES && next !== null && notifications.length < limit; round++) {
    const take = limit - notifications.length;
    const rows: NotificationRow[] = await db.notification.findMany({
      where: {
        userId: actor.userId,
        inApp: true,
        ...SHOWN,
        ...(unread && { readAt: null }),
        ...(next !== undefined && createdBeyond(next)),
      },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: take + 1,
      include: NOTIFICATION_ROW,
    });
    const { page, nextCursor } = toPage(rows, take, ({ createdAt }) => createdAt);
    next = nextCursor;
    notifications.push(...page.map(toNotificationView).filter(({ open }) => open || !unread));
  }
  return { notifications, nextCursor: next ?? null };
}

/** Counts the actor's unread notifications that still apply. */
export async function countUnread({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<{ count: number }> {
  const rows = await db.notification.findMany({
    where: { userId: actor.userId, inApp: true, readAt: null, ...SHOWN },
    orderBy: { createdAt: "desc" },
    take: MAX_UNREAD_COUNT,
    include: NOTIFICATION_ROW,
  });
  return { count: rows.filter((row) => getKindDefinition(row).isOpen(row)).length };
}
