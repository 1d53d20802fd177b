import type { Db } from "@takt/db/client";
import { toPostMedia } from "../media/to-post-media";
import { knownBy } from "./known-by";
import { linkedinUrl } from "./linkedin-url";
import type { FailureReason } from "./model/failure-reason";
import { needsReview } from "./model/needs-review";
import type { PostSummary, PostView } from "./model/post-view";
import { readSources } from "./read-sources";

/** What a PostView is made from. */
export const POST_VIEW = {
  media: { orderBy: { position: "asc" } },
  author: { select: { linkedinStatus: true } },
} as const;

type PostRow = NonNullable<Awaited<ReturnType<typeof findForView>>>;
// Only for its type: the row as Prisma gives it with POST_VIEW.
function findForView(db: Db) {
  return db.post.findFirst({ include: POST_VIEW });
}

/** A row -> what screens see. */
export function toPostView(row: PostRow): PostView {
  return {
    ...toCommon(row),
    content: row.content,
    visibility: row.visibility,
    linkedinUrn: row.linkedinUrn,
    createdAt: row.createdAt,
    media: row.media.map(toPostMedia),
    sources: readSources(row.sources),
  };
}

/** How much of a text lists show. */
export const EXCERPT_LENGTH = 280;

/** A row -> its line in a list. */
export function toPostSummary(row: PostRow): PostSummary {
  return {
    ...toCommon(row),
    excerpt: row.content.slice(0, EXCERPT_LENGTH),
    mediaCount: row.media.length,
    mediaKind: row.media[0]?.kind ?? null,
  };
}

function toCommon(row: PostRow) {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    hashtags: row.hashtags,
    scheduledAt: row.scheduledAt,
    scheduledZone: row.scheduledZone,
    scheduledWall: row.scheduledWall,
    dueAt: row.dueAt,
    publishedAt: row.publishedAt,
    linkedinUrl: linkedinUrl(row.linkedinUrn),
    reason: row.reason as FailureReason | null,
    reasonWords: row.reasonWords,
    heldBack: row.status === "scheduled" && row.author.linkedinStatus !== "active",
    attemptId: row.attemptId,
    attemptedAt: row.attemptedAt,
    knownBy: row.status === "publishing" ? knownBy(row) : null,
    aiOrigin: row.aiOrigin,
    reviewNeeded: needsReview(row),
    deletedAt: row.deletedAt,
    updatedAt: row.updatedAt,
  };
}
