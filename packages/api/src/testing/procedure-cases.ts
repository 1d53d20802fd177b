import { v7 } from "uuid";
import { ACCOUNT_CASES } from "./account-cases";
import { ANALYTICS_CASES } from "./analytics-cases";
import { approvalCases } from "./approval-cases";
import { AUDIENCE_CASES } from "./audience-cases";
import { BILLING_CASES } from "./billing-cases";
import { bulkCases } from "./bulk-cases";
import { COMPASS_CASES } from "./compass-cases";
import { commentCases } from "./comment-cases";
import { CONTRACT_CASES } from "./contract-cases";
import { DATA_REQUEST_CASES } from "./data-request-cases";
import { needCases } from "./need-cases";
import type { ProcedureCase } from "./procedure-case";
import { memberCases } from "./member-cases";
import { LABEL_CASES } from "./label-cases";
import { publishedCases } from "./published-cases";
import { reviewCases } from "./review-cases";
import { slotCases } from "./slot-cases";
import { SYNC_CASES } from "./sync-cases";
import { VOICE_CASES } from "./voice-cases";
import { WORKSPACE_CASES } from "./workspace-cases";
import { WRITING_CASES } from "./writing-cases";

const splitKeys = (text: string) => text.split(/\s+/);
const MEDIA = splitKeys("id kind fileName mimeType bytes width height durationMs pages altText title");
const COMMON = splitKeys(
  `id version status mayWrite mayPublish hashtags scheduledAt scheduledZone scheduledWall dueAt publishedAt editedAt removedAt linkedinUrl reason
   reasonDetail heldBack approval attemptId attemptedAt knownBy aiOrigin digitalSourceType reviewNeeded deletedAt updatedAt`,
);
const POST = COMMON.concat(
  splitKeys("content visibility linkedinUrn createdAt media sources linkCard poll openChange firstComment"),
  MEDIA.map((key) => `media[].${key}`),
  splitKeys(
    "comment writtenBy author author.userId author.name author.headline author.image author.isSelf author.isConsented",
  ),
);
const SUMMARY = COMMON.concat("excerpt", "mediaCount", "mediaKind", "hasFirstComment", "commentState");
const LISTED = SUMMARY.concat("author", "thumbnailId", "labelIds", "impressions", "reactions");
const RECEIPT = splitKeys(
  "id kind sentAt answeredAt outcome httpStatus linkedinRequestId linkedinMessage via linkedinUrl deniedAt",
);
const STATUS_KEYS = splitKeys("status joinedAt decidedAt reason");
const TOPIC = splitKeys("id title angle source sourceUrl quote keywords language createdAt");
const DATA_REQUEST = splitKeys("id reference type createdAt dueAt state");
const USAGE = splitKeys(
  "plan resetsAt current history history[].month history[].aiPosts history[].posts history[].analyticsViews",
).concat(
  ["aiPosts", "posts", "analyticsViews"].flatMap((kind) =>
    ["", ".used", ".limit", ".level"].map((key) => `current.${kind}${key}`),
  ),
);
const toListPaths = (keys: readonly string[]) => keys.map((key) => `[].${key}`);
const toRef = ({ id, version }: { id: string; version: number }) => ({ id, version });
const toPost = (mediaId: string) => ({
  content: "Text",
  hashtags: ["tag"],
  visibility: "PUBLIC",
  media: [{ id: mediaId, altText: "A chart" }],
});

/** How the tests that walk the whole router call each procedure. A procedure without a row fails them. */
export const PROCEDURE_CASES: Record<string, ProcedureCase> = {
  ...ACCOUNT_CASES,
  ...SYNC_CASES,
  ...ANALYTICS_CASES,
  ...approvalCases(POST, SUMMARY),
  ...AUDIENCE_CASES,
  ...reviewCases(POST),
  ...BILLING_CASES,
  ...COMPASS_CASES,
  ...commentCases(POST),
  ...CONTRACT_CASES,
  ...DATA_REQUEST_CASES,
  ...needCases(SUMMARY),
  ...LABEL_CASES,
  ...memberCases(POST),
  ...publishedCases(POST),
  ...slotCases(POST),
  ...bulkCases(tomorrow),
  ...VOICE_CASES,
  ...WORKSPACE_CASES,
  ...WRITING_CASES,
  "activity.list": {
    input: () => ({ limit: 20 }),
    output: toListPaths(splitKeys("kind at post post.id post.excerpt topic topic.title")),
  },
  "connections.disconnect": { output: ["inFlight", "revoked"] },
  "connections.get": {
    output: splitKeys(
      "status reason expiresAt permissions connectedAt heldBack memberName memberImage syncedAt",
    ),
  },
  "connections.totalPosts": { output: ["count"] },
  "connections.products": {
    output: splitKeys(
      "[].product [].isOffered [].status [].reason [].memberName [].connectedAt [].expiresAt [].postsReadAt [].metricsReadAt",
    ),
  },
  "connections.disconnectProduct": {
    input: () => ({ product: "community" }),
    output: ["revoked"],
  },
  "notifications.choices": {
    output: splitKeys(
      "choices choices[].kind choices[].inApp choices[].email replyReminder mail mail.available mail.address",
    ),
  },
  "notifications.chooseReminder": { input: () => ({ reminder: "both" }), output: [] },
  "notifications.choosePostReminder": {
    input: ({ published }) => ({ postId: published.id, reminder: "after_15" }),
    nullable: ["reminder"],
    output: [],
  },
  "notifications.postReminder": {
    input: ({ published }) => ({ postId: published.id }),
    output: ["chosen", "byDefault"],
  },
  "notifications.list": {
    input: () => ({ limit: 10 }),
    output: ["notifications", "nextCursor"].concat(
      splitKeys(
        "id kind icon tone createdAt read open post lines action post.id post.excerpt lines[].text lines[].values",
      ).map((key) => `notifications[].${key}`),
    ),
  },
  "notifications.markAllRead": { output: [] },
  "notifications.markRead": { input: ({ notification }) => ({ id: notification.id }), output: [] },
  "notifications.setChoice": {
    input: () => ({ kind: "post_failed", channel: "email", on: false }),
    output: [],
  },
  "notifications.unreadCount": { output: ["count"] },
  "plans.usage": { output: USAGE },
  "onboarding.complete": { output: ["state", "step"] },
  "onboarding.get": { output: ["state", "step"] },
  "onboarding.resume": { output: ["state", "step"] },
  "onboarding.setStep": { input: () => ({ step: "topics" }), output: ["state", "step"] },
  "onboarding.skip": { output: ["state", "step"] },
  "posts.affirm": {
    input: ({ unconfirmed, attemptId }) => ({ ref: toRef(unconfirmed), attemptId }),
    output: POST,
  },
  "posts.cancel": { input: ({ scheduled }) => toRef(scheduled), output: POST },
  "posts.counts": {
    output: splitKeys("draft scheduled publishing published failed cancelled unconfirmed deleted held"),
  },
  "posts.create": { input: ({ loose }) => ({ id: v7(), ...toPost(loose.id) }), output: POST },
  "posts.delete": { input: ({ draft }) => toRef(draft), output: [] },
  "posts.deny": {
    input: ({ unconfirmed, attemptId }) => ({ ref: toRef(unconfirmed), attemptId }),
    output: POST,
  },
  "posts.get": { input: ({ draft }) => ({ id: draft.id }), output: POST },
  "posts.list": {
    input: () => ({ status: "draft", search: "post", limit: 10 }),
    output: ["posts", "nextCursor", ...toListPaths(LISTED).map((key) => `posts${key}`)],
  },
  "posts.next": { output: [...SUMMARY, "zone", "visibility"] },
  "posts.publishNow": { input: ({ draft }) => ({ ...toRef(draft), reviewed: true }), output: POST },
  "posts.receipts": { input: ({ unconfirmed }) => ({ id: unconfirmed.id }), output: toListPaths(RECEIPT) },
  "posts.rehearsal": { input: ({ draft }) => ({ ...toRef(draft), time: "now" }), output: [] },
  "posts.restore": { input: ({ deleted }) => ({ id: deleted.id }), output: POST },
  "posts.schedule": {
    input: ({ draft }) => ({
      ref: toRef(draft),
      slot: { wall: tomorrow(), zone: "Europe/Berlin", pick: "earlier" },
      reviewed: true,
    }),
    output: POST,
  },
  "posts.unschedule": { input: ({ scheduled }) => toRef(scheduled), output: POST },
  "posts.suggestLinkCard": { input: () => ({ source: "https://a.example" }), output: [] },
  "posts.update": {
    input: ({ draft, media }) => ({ ref: toRef(draft), post: toPost(media.id) }),
    output: POST,
  },
  "operator.accounts": {
    operator: true,
    input: ({ user }) => ({ status: user.waitlistStatus, search: user.name, limit: 10 }),
    output: ["accounts", "nextCursor"].concat(
      splitKeys("id name email status createdAt joinedAt decidedAt reason").map((key) => `accounts[].${key}`),
    ),
  },
  "operator.billing": {
    operator: true,
    showsCustomer: true,
    input: ({ user }) => ({ userId: user.id }),
    output: splitKeys(
      `userId entitledTo syncedAt customerId subscriptionId subscription subscription.status subscription.plan
       subscription.entitledTo subscription.interval subscription.currency subscription.priceCents subscription.renewsAt subscription.endsAt subscription.isCustomer
       orders orders[].id orders[].orderedAt orders[].plan orders[].interval orders[].priceCents orders[].status
       orders[].refundedCents
       incidents incidents[].id incidents[].kind incidents[].subject incidents[].detail incidents[].at
       incidents[].resolvedAt events events[].id events[].type events[].receivedAt events[].deliveries
       events[].outcome`,
    ),
  },
  "operator.resyncBilling": {
    operator: true,
    input: ({ user }) => ({ userId: user.id }),
    output: splitKeys("kind changed"),
  },
  "operator.counts": { operator: true, output: splitKeys("waitlisted active rejected freshUntil") },
  "operator.linkedinApp": {
    operator: true,
    output: splitKeys(
      "findings findings[].check findings[].state findings[].detail products products[].product products[].findings products[].findings[].check products[].findings[].state products[].findings[].detail version version.isOk version.detail permissions",
    ),
  },
  "operator.decide": {
    operator: true,
    input: ({ user }) => ({
      ids: [user.id, crypto.randomUUID()],
      decision: "rejected",
      reason: "Not a customer of ours.",
    }),
    output: splitKeys(
      "changed changed[].id changed[].was changed[].reason skipped skipped[].id skipped[].why",
    ),
  },
  "operator.decisions": {
    operator: true,
    input: () => ({ limit: 10 }),
    output: ["decisions", "nextCursor"].concat(
      splitKeys("id at decision accountName accountEmail deciderName byCommandLine reason").map(
        (key) => `decisions[].${key}`,
      ),
    ),
  },
  "sessions.end": { open: true, input: ({ session }) => ({ id: session.id }), output: [] },
  "sessions.endAll": { open: true, input: () => ({ others: true }), output: ["ended"] },
  "sessions.list": {
    open: true,
    output: toListPaths(splitKeys("id current createdAt lastSeenAt browser system")),
  },
  "topics.add": {
    input: () => ({
      title: "New topic",
      angle: "What nobody says",
      source: "url",
      sourceUrl: "https://example.com/article",
      quote: "A sentence of it.",
      keywords: ["word"],
      language: "en",
    }),
    output: TOPIC,
  },
  "topics.count": { output: ["count"] },
  "topics.get": { input: ({ topic }) => ({ id: topic.id }), output: TOPIC },
  "topics.list": {
    input: () => ({ removed: false, limit: 10 }),
    output: ["topics", "nextCursor", ...toListPaths(TOPIC).map((key) => `topics${key}`)],
  },
  "topics.remove": { input: ({ topic }) => ({ id: topic.id }), output: [] },
  "topics.restore": { input: ({ removedTopic }) => ({ id: removedTopic.id }), output: TOPIC },
  "privacy.requests": { open: true, output: toListPaths(DATA_REQUEST) },
  "privacy.retention": {
    open: true,
    output: toListPaths(["kind", "days", "lastRun", "lastRun.at", "lastRun.purged"]),
  },
  "privacy.withdraw": { open: true, input: ({ dataRequest }) => ({ id: dataRequest.id }), output: [] },
  "users.me": {
    open: true,
    output: splitKeys(
      `id locale zone waitlist name displayName headline email emailVerified image lastLoginAt joinedAt weekStart hourCycle
       shortcuts onboarding deletion isOperator`,
    ),
  },
  "users.updateProfile": {
    input: () => ({ displayName: "Ada", headline: "Engines" }),
    nullable: ["displayName", "headline"],
    output: [],
  },
  "users.updateSettings": {
    open: true,
    input: () => ({
      timezone: "Asia/Tokyo",
      preferredLanguage: "de",
      weekStart: "sunday",
      hourCycle: "h12",
      shortcuts: false,
    }),
    output: [],
  },
  "waitlist.join": { open: true, refuses: { rejected: "waitlist_closed" }, output: STATUS_KEYS },
  "waitlist.status": { open: true, output: STATUS_KEYS },
  "writing.toPost": {
    input: ({ composition, version }) => ({ id: composition.id, versionId: version.id, reviewed: true }),
    output: POST,
  },
};

/** Noon exists exactly once on every day. */
function tomorrow(): string {
  return `${new Date(Date.now() + 864e5).toISOString().slice(0, 10)}T12:00`;
}
