import type { Db } from "@takt/db/client";
import { toPostMedia } from "../media/model/post-media";
import { knownBy } from "./known-by";
import { linkedinUrl } from "./linkedin-url";
import type { FailureReason } from "./model/failure-reason";
import type { PostSummary, PostView } from "./model/post-view";
import { parseSources } from "./parse-sources";
import type { SummaryRow } from "./summary-columns";

/** Relations that toPostView needs. */
export const POST_VIEW = {
  media: { orderBy: { position: "asc" } },
  author: { select: { linkedinStatus: true } },
} as const;

type PostRow = NonNullable<Awaited<ReturnType<typeof findForView>>>;
// Gives the type of a row with POST_VIEW; never called.
function findForView(db: Db) {
  return db.post.findFirst({ include: POST_VIEW });
}

/** Converts a row to a PostView. */
export function toPostView(row: PostRow): PostView {
  return {
    ...toCommon({ ...row, linkedinStatus: row.author.linkedinStatus }),
    content: row.content,
    visibility: row.visibility,
    linkedinUrn: row.linkedinUrn,
    createdAt: row.createdAt,
    media: row.media.map(toPostMedia),
    sources: parseSources(row.sources),
  };
}

/** Converts a row to a PostSummary. */
export function toPostSummary(row: SummaryRow): PostSummary {
  return {
    ...toCommon(row),
    excerpt: row.excerpt,
    mediaCount: row.mediaCount,
    mediaKind: row.mediaKind,
  };
}

function toCommon(row: Omit<SummaryRow, "excerpt" | "mediaCount" | "mediaKind">) {
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
    reasonDetail: row.reasonDetail,
    heldBack: row.status === "scheduled" && row.linkedinStatus !== "active",
    attemptId: row.attemptId,
    attemptedAt: row.attemptedAt,
    knownBy: row.status === "publishing" ? knownBy(row) : null,
    aiOrigin: row.aiOrigin,
    reviewNeeded: needsReview(row),
    deletedAt: row.deletedAt,
    updatedAt: row.updatedAt,
  };
}

/** Whether a text that was not written by hand still waits for its author's "I have reviewed this text". */
function needsReview(post: { aiOrigin: string; reviewedAt: Date | null }): boolean {
  return post.aiOrigin !== "none" && post.reviewedAt === null;
}
