import type { Db } from "@takt/db/client";

/** The relations a notification is validated, shown and rendered by. */
export const NOTIFICATION_ROW = {
  post: {
    select: {
      id: true,
      workspaceId: true,
      workspace: { select: { slug: true } },
      content: true,
      status: true,
      scheduling: true,
      version: true,
      rehearsal: true,
      attemptId: true,
      attemptedAt: true,
      scheduledAt: true,
      scheduledZone: true,
      publishedAt: true,
      movedFrom: true,
      withdrawnAt: true,
      approval: true,
      approvalAt: true,
      requestedBy: { select: { displayName: true, name: true } },
      approvalEvents: {
        select: { note: true, guestName: true, user: { select: { displayName: true, name: true } } },
        // Those that decide at a stage.
        where: { position: { not: null } },
        orderBy: { at: "desc" },
        take: 1,
      },
      author: { select: { id: true, displayName: true, name: true } },
      reason: true,
      reasonDetail: true,
      deletedAt: true,
      removedAt: true,
      comment: true,
    },
  },
  note: {
    select: {
      text: true,
      deletedAt: true,
      resolvedAt: true,
      guestName: true,
      user: { select: { displayName: true, name: true } },
      thread: { select: { resolvedAt: true } },
    },
  },
  workspace: {
    select: {
      id: true,
      name: true,
      closedAt: true,
      memberships: {
        select: { userId: true, user: { select: { displayName: true, name: true } } },
        where: { role: "owner" },
      },
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
      webhooks: {
        select: {
          id: true,
          name: true,
          url: true,
          restedAt: true,
          restReason: true,
          membership: { select: { workspace: { select: { slug: true } } } },
        },
      },
      linkedinGrants: {
        select: {
          product: true,
          status: true,
          reason: true,
          generation: true,
          accessTokenExpiresAt: true,
          scopes: true,
        },
      },
    },
  },
} as const;

export type NotificationRow = NonNullable<Awaited<ReturnType<typeof findForRow>>>;
// Exists only for its return type: the row as Prisma returns it with NOTIFICATION_ROW.
function findForRow(db: Db) {
  return db.notification.findFirst({ include: NOTIFICATION_ROW });
}
