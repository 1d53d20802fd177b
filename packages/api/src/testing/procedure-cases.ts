import type { World } from "./seed-world";

type Case = {
  /** A valid input in the owner's world. */
  input?: (world: World) => unknown;
  /** Users that wait or were rejected may call it too. */
  open?: true;
  /** Paths of all keys that its answer may have; `[]` for the elements of a list. */
  output: readonly string[];
};

const words = (text: string) => text.split(/\s+/);
const MEDIA = words("id kind fileName mimeType bytes width height durationMs pages altText title");
const COMMON = words(
  `id version status hashtags scheduledAt scheduledZone scheduledWall dueAt publishedAt linkedinUrl reason
   reasonWords heldBack attemptId attemptedAt deletedAt updatedAt`,
);
const POST = COMMON.concat(
  words("content visibility linkedinUrn createdAt media"),
  MEDIA.map((key) => `media[].${key}`),
);
const SUMMARY = COMMON.concat("excerpt", "mediaCount", "mediaKind");
const RECEIPT = words("id kind sentAt answeredAt outcome httpStatus linkedinRequestId linkedinWords");
const listOf = (keys: readonly string[]) => keys.map((key) => `[].${key}`);
const refOf = ({ id, version }: { id: string; version: number }) => ({ id, version });
const postOf = (mediaId: string) => ({
  content: "Text",
  hashtags: ["tag"],
  visibility: "PUBLIC",
  media: [{ id: mediaId, altText: "A chart" }],
});

/** How each procedure is called in the tests that walk the whole router. One without a row fails them. */
export const PROCEDURE_CASES: Record<string, Case> = {
  "connections.disconnect": { output: ["inFlight"] },
  "connections.get": {
    output: words("status reason expiresAt connectedAt heldBack memberName memberImage"),
  },
  "notifications.choices": {
    output: words("choices choices[].kind choices[].inApp choices[].email mail mail.available mail.address"),
  },
  "notifications.list": {
    input: () => ({ limit: 10 }),
    output: ["notifications", "nextCursor"].concat(
      words(
        "id kind createdAt read open post why expiresAt post.id post.excerpt post.status post.reason",
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
  "posts.affirm": {
    input: ({ unconfirmed, attemptId }) => ({ ref: refOf(unconfirmed), attemptId }),
    output: POST,
  },
  "posts.calendar": {
    input: () => ({ from: new Date(Date.now() - 864e5), to: new Date(Date.now() + 864e5) }),
    output: listOf(SUMMARY),
  },
  "posts.cancel": { input: ({ scheduled }) => refOf(scheduled), output: POST },
  "posts.counts": {
    output: words("draft scheduled publishing published failed cancelled unconfirmed deleted held"),
  },
  "posts.create": { input: ({ loose }) => postOf(loose.id), output: POST },
  "posts.delete": { input: ({ draft }) => refOf(draft), output: [] },
  "posts.deny": {
    input: ({ unconfirmed, attemptId }) => ({ ref: refOf(unconfirmed), attemptId }),
    output: POST,
  },
  "posts.get": { input: ({ draft }) => ({ id: draft.id }), output: POST },
  "posts.list": {
    input: () => ({ status: "draft", search: "post", limit: 10 }),
    output: ["posts", "nextCursor", ...listOf(SUMMARY).map((key) => `posts${key}`)],
  },
  "posts.publishNow": { input: ({ draft }) => refOf(draft), output: POST },
  "posts.receipts": { input: ({ unconfirmed }) => ({ id: unconfirmed.id }), output: listOf(RECEIPT) },
  "posts.restore": { input: ({ deleted }) => ({ id: deleted.id }), output: POST },
  "posts.schedule": {
    input: ({ draft }) => ({
      ref: refOf(draft),
      slot: { wall: tomorrow(), zone: "Europe/Berlin", pick: "earlier" },
    }),
    output: POST,
  },
  "posts.unschedule": { input: ({ scheduled }) => refOf(scheduled), output: POST },
  "posts.update": {
    input: ({ draft, media }) => ({ ref: refOf(draft), post: postOf(media.id) }),
    output: POST,
  },
  "users.me": {
    open: true,
    output: words(
      `id locale zone waitlist name displayName headline email image lastLoginAt joinedAt weekStart hourCycle
       shortcuts onboarding isProvider`,
    ),
  },
  "users.updateSettings": {
    open: true,
    input: () => ({ timezone: "Asia/Tokyo", preferredLanguage: "de" }),
    output: [],
  },
};

/** Noon: it exists once on every day. */
function tomorrow(): string {
  return `${new Date(Date.now() + 864e5).toISOString().slice(0, 10)}T12:00`;
}
