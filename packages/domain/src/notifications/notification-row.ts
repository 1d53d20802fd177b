import type { Db } from "@takt/db/client";

/** What a notification is judged, shown and written by. */
export const NOTIFICATION_ROW = {
  post: {
    select: {
      id: true,
      content: true,
      status: true,
      scheduling: true,
      attemptId: true,
      attemptedAt: true,
      reason: true,
      reasonWords: true,
      deletedAt: true,
    },
  },
  user: {
    select: {
      id: true,
      name: true,
      email: true,
      timezone: true,
      preferredLanguage: true,
      waitlistStatus: true,
      linkedinStatus: true,
      linkedinReason: true,
      linkedinGeneration: true,
      linkedinAccessTokenExpiresAt: true,
      notificationChoices: true,
    },
  },
} as const;

export type NotificationRow = NonNullable<Awaited<ReturnType<typeof findForRow>>>;
// Only for its type: the row as Prisma gives it with NOTIFICATION_ROW.
function findForRow(db: Db) {
  return db.notification.findFirst({ include: NOTIFICATION_ROW });
}
