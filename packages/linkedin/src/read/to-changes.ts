import { urnKind } from "@takt/domain/posts/model/post-urn";
import type { PostContentType, ReportedPost } from "@takt/domain/sync/model/reported-post";
import type { ChangePage } from "@takt/domain/sync/ports/linkedin-reader";
import { z } from "zod";
import { toStoredText } from "../map/to-stored-text";

/** A page of changes (Microsoft Learn, Member Changelog API). */
export const changesSchema = z.object({
  elements: z.array(
    z.object({
      processedAt: z.number(),
      capturedAt: z.number(),
      resourceName: z.string(),
      resourceId: z.coerce.string(),
      method: z.string(),
      activity: z.unknown().optional(),
      processedActivity: z.unknown().optional(),
    }),
  ),
});
type Change = z.infer<typeof changesSchema>["elements"][number];

/** Posts are told in the form of the old UGC API (docs/linkedin-api.md, Data portability). */
const RESOURCE = "ugcPosts";
const CONTENT = "com.linkedin.ugc.ShareContent";
const VISIBILITY = "com.linkedin.ugc.MemberNetworkVisibility";

const time = z.object({ time: z.number() });
const activitySchema = z.object({
  created: time,
  lastModified: time.optional(),
  firstPublishedAt: z.number().optional(),
  visibility: z.object({ [VISIBILITY]: z.string().optional() }).optional(),
  specificContent: z.object({
    [CONTENT]: z.object({
      shareCommentary: z.object({ text: z.string() }),
      shareMediaCategory: z.string().optional(),
      media: z.array(z.unknown()).default([]),
    }),
  }),
});
type Activity = z.infer<typeof activitySchema>;

/** Converts a page of changes: what was posted and edited, and what was deleted. Comments and the like are left out. */
export function toChanges(changes: readonly Change[]): ChangePage {
  const ofPosts = changes.filter(
    ({ resourceName, resourceId }) => resourceName === RESOURCE && urnKind(resourceId) !== null,
  );
  return {
    posts: ofPosts.filter(({ method }) => method !== "DELETE").flatMap((change) => toReport(change) ?? []),
    removals: ofPosts
      .filter(({ method }) => method === "DELETE")
      .map(({ resourceId, capturedAt }) => ({ urn: resourceId, removedAt: new Date(capturedAt) })),
    count: changes.length,
    processedAt: changes.length === 0 ? null : Math.max(...changes.map(({ processedAt }) => processedAt)),
  };
}

/** Returns null for a change that does not tell the whole post. */
function toReport(change: Change): ReportedPost | null {
  const parsed = activitySchema.safeParse(change.processedActivity ?? change.activity);
  if (!parsed.success) return null;
  const { created, lastModified, firstPublishedAt, visibility, specificContent } = parsed.data;
  const shown = visibility?.[VISIBILITY];
  return {
    urns: [change.resourceId],
    text: toStoredText(specificContent[CONTENT].shareCommentary.text),
    contentType: getContentType(specificContent),
    visibility: shown === "PUBLIC" || shown === "CONNECTIONS" ? shown : null,
    publishedAt: new Date(firstPublishedAt ?? created.time),
    editedAt: change.method === "CREATE" ? null : new Date(lastModified?.time ?? change.capturedAt),
  };
}

const KINDS: Record<string, PostContentType> = {
  NONE: "text",
  ARTICLE: "article",
  VIDEO: "video",
  NATIVE_DOCUMENT: "document",
};

/** IMAGE alone does not say whether it is one picture. */
function getContentType(content: Activity["specificContent"]): PostContentType {
  const { shareMediaCategory = "", media } = content[CONTENT];
  if (shareMediaCategory !== "IMAGE") return KINDS[shareMediaCategory] ?? "unknown";
  if (media.length === 0) return "unknown";
  return media.length === 1 ? "image" : "multi_image";
}
