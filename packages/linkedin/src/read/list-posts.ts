import type { ReadOutcome } from "@takt/domain/connections/model/read-outcome";
import { readLittleText } from "@takt/domain/posts/model/read-little-text";
import type { PostContentType } from "@takt/domain/sync/model/reported-post";
import type { LinkedInReader, ListedPost } from "@takt/domain/sync/ports/linkedin-reader";
import { z } from "zod";
import type { Caller, RestContext } from "../http/call-rest";
import { readRest } from "../http/read-rest";
import { toStoredText } from "../map/to-stored-text";
import { toReportedContent } from "./to-reported-content";

/** A hundred posts of 3,000 characters, each of which may be escaped or take four bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

const millis = z.number().int().positive();
const postSchema = z.object({
  id: z.string(),
  commentary: z.string().default(""),
  visibility: z.string().optional(),
  content: z.record(z.string(), z.unknown()).nullish(),
  reshareContext: z.object({}).nullish(),
  lifecycleState: z.string(),
  lifecycleStateInfo: z.object({ isEditedByAuthor: z.boolean().optional() }).nullish(),
  createdAt: millis,
  publishedAt: millis.optional(),
  lastModifiedAt: millis.optional(),
});
type Post = z.infer<typeof postSchema>;
const pageSchema = z.object({ elements: z.array(postSchema) });

/** Lists a member's posts by the finder of the Posts API (Microsoft Learn, Posts API, Find posts by authors). */
export async function listPosts(
  context: RestContext,
  caller: Caller,
  { memberSub, start, count }: Parameters<LinkedInReader["listPosts"]>[1],
): Promise<ReadOutcome<ListedPost[]>> {
  const author = encodeURIComponent(`urn:li:person:${memberSub}`);
  const outcome = await readRest(context, caller, {
    path: `/rest/posts?q=author&author=${author}&count=${count}&start=${start}&sortBy=CREATED`,
    schema: pageSchema,
    headers: { "x-restli-method": "FINDER" },
    maxBytes: MAX_BYTES,
  });
  return outcome.kind === "read"
    ? { kind: "read", value: outcome.value.elements.map(toListedPost) }
    : outcome;
}

function toListedPost(post: Post): ListedPost {
  const { id: urn, visibility, createdAt, publishedAt = createdAt, lastModifiedAt } = post;
  if (post.lifecycleState !== "PUBLISHED") return { urn, report: null };
  const isEdited = post.lifecycleStateInfo?.isEditedByAuthor === true;
  return {
    urn,
    report: {
      urns: [urn],
      text: toStoredText(readLittleText(post.commentary)),
      contentType: getContentType(post),
      content: toReportedContent(post.content),
      visibility: visibility === "PUBLIC" || visibility === "CONNECTIONS" ? visibility : null,
      publishedAt: new Date(publishedAt),
      editedAt: isEdited && lastModifiedAt !== undefined ? new Date(lastModifiedAt) : null,
    },
  };
}

/** Kinds of content by the field of `content` that they are in. */
const KINDS: Record<string, PostContentType> = {
  multiImage: "multi_image",
  article: "article",
  poll: "poll",
};
/** Kinds of a single file by the URN of it. */
const MEDIA_KINDS: Record<string, PostContentType> = {
  image: "image",
  video: "video",
  document: "document",
};

function getContentType({ content, reshareContext }: Post): PostContentType {
  if (reshareContext) return "reshare";
  const [field] = Object.keys(content ?? {});
  if (field === undefined) return "text";
  if (field !== "media") return KINDS[field] ?? "unknown";
  const { id } = z
    .object({ id: z.string().catch("") })
    .catch({ id: "" })
    .parse(content?.media);
  return MEDIA_KINDS[id.split(":")[2] ?? ""] ?? "unknown";
}
