import { FAILURE_REASONS } from "../posts/model/failure-reason";
import { COMMENT_REASONS } from "../posts/model/first-comment";
import type { NotificationRow } from "../notifications/notification-row";

const ENDED = ["revoked", "expired", "restricted", "invalid"] as const;
const PRODUCTS = ["community", "portability"] as const;
const AT = new Date("2026-11-23T08:00:00Z");
const LATER = new Date("2026-11-30T09:30:00Z");

/**
 * Returns rows of notifications of a kind whose post, connection and grants have every reason in turn, so that a test can
 * walk all that the kind says. They are not in the database.
 * @param foreign what the member, the post and LinkedIn's message say
 */
export function notificationRows(kind: string, foreign = "Some words"): NotificationRow[] {
  return Array.from({ length: 48 }, (_, n) => {
    const product = PRODUCTS[n % 2]!;
    const isEnding = (n >> 1) % 2 === 0;
    return {
      id: `n${n}`,
      userId: "u1",
      kind,
      occasion: `${kind}:${product}:1:${isEnding ? 7 : "invalid"}`,
      postId: "p1",
      noteId: "n1",
      workspaceId: null,
      data: {},
      createdAt: AT,
      readAt: null,
      inApp: true,
      post: {
        ...POST,
        content: foreign,
        author: { id: n % 4 < 2 ? "u1" : "u2", displayName: null, name: foreign },
        withdrawnAt: AT,
        status: n % 3 === 0 ? "draft" : "scheduled",
        requestedBy: n % 5 === 0 ? null : { displayName: null, name: foreign },
        approvalEvents: n % 7 === 0 ? [] : [{ note: foreign, user: { displayName: null, name: foreign } }],
        reason: cycle(FAILURE_REASONS, n),
        reasonDetail: foreign,
        comment: createComment(n, foreign),
      },
      note: {
        text: foreign,
        deletedAt: null,
        resolvedAt: null,
        user: { displayName: null, name: foreign },
        thread: n % 2 === 0 ? null : { resolvedAt: null },
      },
      workspace: {
        id: "w1",
        name: foreign,
        closedAt: AT,
        memberships: [{ userId: "u2", user: { displayName: null, name: foreign } }],
      },
      user: {
        ...USER,
        name: foreign,
        linkedinReason: cycle(ENDED, n >> 2),
        webhooks: [createWebhook(product, n, foreign)],
        linkedinGrants: [
          {
            product,
            status: isEnding ? "active" : "invalid",
            reason: isEnding ? null : cycle(ENDED, n >> 2),
            generation: 1,
            accessTokenExpiresAt: LATER,
            scopes: ["w_member_social_feed"],
          },
        ],
      },
    } as unknown as NotificationRow;
  });
}

const cycle = <T>(all: readonly T[], n: number) => all[n % all.length]!;

const POST = {
  id: "p1",
  workspaceId: "w1",
  workspace: { slug: null },
  status: "scheduled",
  scheduling: 1,
  version: 1,
  rehearsal: { version: 1, codes: ["duplicate"] },
  attemptId: "a1",
  attemptedAt: AT,
  scheduledAt: LATER,
  scheduledZone: "Europe/Berlin",
  movedFrom: AT,
  publishedAt: AT,
  deletedAt: null,
  removedAt: null,
};

const USER = {
  id: "u1",
  email: "ada@example.com",
  timezone: "Europe/Berlin",
  preferredLanguage: "en",
  waitlistStatus: "active",
  linkedinStatus: "active",
  linkedinGeneration: 1,
  linkedinAccessTokenExpiresAt: LATER,
  notificationChoices: [],
};

function createWebhook(id: string, n: number, foreign: string) {
  return {
    id,
    name: foreign,
    url: "https://hooks.example.com/takt",
    restedAt: AT,
    restReason: cycle(["failing", "gone"], n >> 1),
    membership: { workspace: { slug: null } },
  };
}

function createComment(n: number, foreign: string) {
  return {
    reason: cycle([null, ...COMMENT_REASONS], n),
    reasonDetail: foreign,
    scheduling: 1,
    dueSince: AT,
    state: "failed",
  };
}
