import { z } from "zod";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import type { NotificationView } from "./notification-view";
import { NOTIFICATION_ROW } from "./notification-row";
import { toNotificationView } from "./to-notification-view";

/** The place of a page's last line: milliseconds of `createdAt`, and the id. To clients an opaque text. */
const CURSOR = /^(\d{13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const listNotificationsInput = z.strictObject({
  /** `nextCursor` of the page before. */
  cursor: z.string().regex(CURSOR).optional(),
  limit: z.number().int().min(1).max(50).default(20),
});

/** What the actor was told in the app, the newest first, a page at a time. */
export async function listNotifications(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  { cursor, limit }: z.infer<typeof listNotificationsInput>,
): Promise<{ notifications: NotificationView[]; nextCursor: string | null }> {
  const rows = await db.notification.findMany({
    where: { userId: actor.userId, inApp: true, ...(cursor && after(cursor)) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    include: NOTIFICATION_ROW,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    notifications: page.map(toNotificationView),
    nextCursor: last ? `${last.createdAt.getTime()}_${last.id}` : null,
  };
}

function after(cursor: string) {
  const [, moment, id] = CURSOR.exec(cursor)!;
  const createdAt = new Date(Number(moment));
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id! } }] };
}
