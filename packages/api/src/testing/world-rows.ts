import type { Db } from "@takt/db/testing/connect-test-database";
import type { World } from "./seed-world";

const WITH_DELIVERIES = {
  include: { deliveries: { include: { attempts: true }, orderBy: { id: "asc" } } },
  orderBy: { id: "asc" },
} as const;

/** Reads all rows of a user, to check that nothing changed. */
export async function listRows(db: Db, { user }: World) {
  return {
    user: await db.user.findUniqueOrThrow({ where: { id: user.id } }),
    posts: await db.post.findMany({
      where: { authorId: user.id },
      include: {
        attempts: true,
        changes: true,
        media: true,
        labels: true,
        approvalEvents: { orderBy: { id: "asc" } },
        reviewLinks: { orderBy: { id: "asc" } },
        notes: { include: { mentions: true }, orderBy: { id: "asc" } },
        comment: { include: { attempts: true } },
      },
      orderBy: { id: "asc" },
    }),
    media: await db.media.findMany({ where: { uploaderId: user.id }, orderBy: { id: "asc" } }),
    notifications: await db.notification.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    choices: await db.notificationChoice.findMany({ where: { userId: user.id } }),
    sessions: await db.session.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    topics: await db.topic.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    compositions: await db.composition.findMany({
      where: { userId: user.id },
      include: { versions: true },
      orderBy: { id: "asc" },
    }),
    generations: await db.generation.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    analyses: await db.analysis.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    voice: await db.voiceSheet.findMany({ where: { userId: user.id } }),
    syncRuns: await db.syncRun.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    grants: await db.linkedinGrant.findMany({ where: { userId: user.id }, orderBy: { product: "asc" } }),
    linkedinPosts: await db.linkedinPost.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    orders: await db.order.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    audiences: await db.audience.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    calendarFeeds: await db.calendarFeed.findMany({ where: { userId: user.id } }),
    labels: await db.label.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    workspaces: await db.workspace.findMany({
      where: { memberships: { some: { userId: user.id } } },
      include: {
        memberships: {
          orderBy: { userId: "asc" },
          include: {
            apiKeys: { orderBy: { id: "asc" } },
            webhooks: WITH_DELIVERIES,
            oauthGrants: { orderBy: { id: "asc" } },
          },
        },
        brand: true,
        invitations: true,
        approvalStages: { include: { members: true } },
      },
      orderBy: { id: "asc" },
    }),
    feedback: await db.feedback.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    decisions: await db.auditEntry.findMany({ where: { subject: user.id }, orderBy: { id: "asc" } }),
    dataExports: await db.dataExport.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    deletions: await db.accountDeletion.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    dataRequests: await db.dataRequest.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
  };
}

const OF_USER = [
  "user",
  "session",
  "composition",
  "version",
  "analysis",
  "topic",
  "removedTopic",
  "audience",
  "removedAudience",
  "label",
  "removedLabel",
  "team",
  "joined",
  "closed",
  "teammate",
  "invitation",
  "dataRequest",
  "syncRun",
  "proposedRun",
  "apiRun",
  "notification",
  "draft",
  "media",
  "loose",
  "unconfirmed",
  "scheduled",
  "published",
  "commented",
  "recorded",
  "unnamed",
  "deleted",
  "unasked",
  "waiting",
  "approved",
  "note",
  "answer",
  "reviewLink",
  "apiKey",
  "webhook",
  "delivery",
  "grant",
] as const satisfies (keyof World)[];

/** Returns the ids that other users' answers must not contain. */
export function getIds(world: World) {
  return [
    ...OF_USER.map((name) => world[name].id),
    world.user.workspaceId,
    world.attemptId,
    world.commentAttemptId,
    world.checkoutId,
    world.previewId,
  ];
}
