import { POLL_DURATIONS } from "@takt/domain/posts/model/poll";
import { POST_STATUSES } from "@takt/domain/posts/model/post-transitions";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { z } from "zod";
import { EXAMPLE_ID, instant, toInstant, toInstantOrNull, toZoned } from "./time";

const media = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(["image", "video", "document"]),
    fileName: z.string(),
    mimeType: z.string(),
    bytes: z.int(),
    altText: z.string().meta({ description: "Of an image, for those who do not see it." }),
    title: z.string().meta({ description: "Of a video or a document." }),
  })
  .meta({ id: "PostMedia" });

const linkCard = z
  .strictObject({ source: z.string(), title: z.string(), description: z.string() })
  .meta({ id: "LinkCard", description: "The preview of a link below the text." });

const poll = z
  .strictObject({ question: z.string(), options: z.array(z.string()), duration: z.enum(POLL_DURATIONS) })
  .meta({ id: "Poll" });

export const schedule = z
  .strictObject({
    at: instant.meta({ description: "The instant, with the offset of the zone." }),
    wall: z.string().meta({ description: "The wall time in the zone.", example: "2027-01-15T09:00" }),
    zone: z.string().meta({ description: "IANA time zone.", example: "Europe/Berlin" }),
  })
  .meta({ id: "Schedule" });

const failure = z
  .strictObject({
    reason: z.string().meta({ description: "Why it failed, or why it is tried later than planned." }),
    message: z.string().nullable().meta({ description: "LinkedIn's own words." }),
  })
  .meta({ id: "Failure" });

/** A post, as programs get it. */
export const post = z
  .strictObject({
    id: z.uuid(),
    version: z.int().meta({ description: "Grows with every change; the ETag of the post." }),
    status: z.enum(POST_STATUSES),
    text: z.string(),
    hashtags: z.array(z.string()).meta({ description: "Without #.", example: ["planning"] }),
    visibility: z.enum(["PUBLIC", "CONNECTIONS"]),
    media: z.array(media),
    linkCard: linkCard.nullable(),
    poll: poll.nullable(),
    firstComment: z.string().meta({ description: "Written below the post once it is out." }),
    author: z.strictObject({
      id: z.uuid(),
      name: z.string().nullable().meta({ description: "Under whose name it goes out." }),
    }),
    schedule: schedule.nullable(),
    isHeldBack: z.boolean().meta({
      description: "It is scheduled, but does not go out until its author connects LinkedIn again.",
    }),
    isReviewNeeded: z.boolean().meta({
      description: "A person has to confirm a review of the text before it is scheduled.",
    }),
    approval: z.enum(["none", "requested", "changes_requested", "approved", "voided"]).nullable().meta({
      description: "Null where the workspace asks for no approval.",
    }),
    publishedAt: instant.nullable(),
    editedAt: instant.nullable().meta({ description: "When its text was last edited on LinkedIn." }),
    removedAt: instant.nullable().meta({ description: "When it was deleted on LinkedIn." }),
    url: z.string().nullable().meta({ description: "The post on LinkedIn." }),
    failure: failure.nullable(),
    createdAt: instant,
    updatedAt: instant,
    deletedAt: instant.nullable(),
  })
  .meta({
    id: "Post",
    example: {
      id: EXAMPLE_ID,
      version: 2,
      status: "scheduled",
      text: "What we learned this week.",
      hashtags: ["planning"],
      visibility: "PUBLIC",
      media: [],
      linkCard: null,
      poll: null,
      firstComment: "",
      author: { id: EXAMPLE_ID, name: "Anna Berger" },
      schedule: { at: "2027-01-15T09:00:00+01:00", wall: "2027-01-15T09:00", zone: "Europe/Berlin" },
      isHeldBack: false,
      isReviewNeeded: false,
      approval: null,
      publishedAt: null,
      editedAt: null,
      removedAt: null,
      url: null,
      failure: null,
      createdAt: "2027-01-14T08:00:00Z",
      updatedAt: "2027-01-14T08:05:00Z",
      deletedAt: null,
    },
  });

/** Converts a post for programs. */
export function toPost(view: PostView): z.input<typeof post> {
  const { id, version, status, hashtags, visibility, linkCard: card, reason, author } = view;
  return {
    id,
    version,
    status,
    text: view.content,
    hashtags,
    visibility,
    media: view.media.map(toMedia),
    linkCard: card,
    poll: view.poll,
    firstComment: view.firstComment,
    author: { id: author.userId, name: author.name },
    schedule: toSchedule(view),
    isHeldBack: view.heldBack,
    isReviewNeeded: view.reviewNeeded,
    approval: view.approval && view.approval.state,
    publishedAt: toInstantOrNull(view.publishedAt),
    editedAt: toInstantOrNull(view.editedAt),
    removedAt: toInstantOrNull(view.removedAt),
    url: view.linkedinUrl,
    failure: reason && { reason, message: view.reasonDetail },
    createdAt: toInstant(view.createdAt),
    updatedAt: toInstant(view.updatedAt),
    deletedAt: toInstantOrNull(view.deletedAt),
  };
}

function toMedia({ id, kind, fileName, mimeType, bytes, altText, title }: PostView["media"][number]) {
  return { id, kind, fileName, mimeType, bytes, altText, title };
}

/** The time of a post, with its offset; null without one. */
export function toSchedule({
  scheduledAt: at,
  scheduledWall: wall,
  scheduledZone: zone,
}: Pick<PostView, "scheduledAt" | "scheduledWall" | "scheduledZone">) {
  return at && wall && zone ? { at: toZoned(at, zone), wall, zone } : null;
}
