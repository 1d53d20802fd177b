import { z } from "zod";
import { HASHTAG } from "@takt/text/hashtag";
import { isStorable } from "../../shared/storable";
import { MEDIA_LIMITS } from "../../media/model/media-limits";
import { type VersionRef, newId } from "../../shared/row-ref";
import { COMMENT_LIMITS } from "./first-comment";
import { linkCardInput } from "./link-card-input";
import { pollInput } from "./poll-input";
import { POST_LIMITS } from "./post-length";

/** Input that an editor saves, shared by form and procedure. */
export const postInput = z.strictObject({
  content: z.string().max(POST_LIMITS.contentLength).refine(isStorable),
  hashtags: z.array(z.string().max(POST_LIMITS.hashtagLength).regex(HASHTAG)).max(POST_LIMITS.hashtags),
  visibility: z.enum(["PUBLIC", "CONNECTIONS"]),
  media: z
    .array(
      z.strictObject({
        id: z.uuid(),
        altText: z.string().max(MEDIA_LIMITS.altTextLength).refine(isStorable),
        /** Only for a video or a document. */
        title: z.string().max(MEDIA_LIMITS.titleLength).refine(isStorable).optional(),
      }),
    )
    .max(MEDIA_LIMITS.imagesPerPost),
  /** Null: none. Absent: as it is. */
  linkCard: z.nullish(linkCardInput),
  poll: z.nullish(pollInput),
  /** Absent: as it is. */
  firstComment: z.string().max(COMMENT_LIMITS.draftLength).refine(isStorable).optional(),
});
export type PostInput = z.infer<typeof postInput>;

/** A new post under an id from the browser; `copyOf` is the post that it copies, whose origin it takes over. */
export const newPostInput = postInput.extend({ id: newId, copyOf: z.uuid().optional() });
export type NewPostInput = z.infer<typeof newPostInput>;

/** The version of the post that the user saw. */
export type PostRef = VersionRef;
