import { z } from "zod";
import { hashtagInput, textInput } from "../../shared/text-input";
import { MEDIA_LIMITS } from "../../media/model/media-limits";
import { type VersionRef, newId } from "../../shared/row-ref";
import { COMMENT_LIMITS } from "./first-comment";
import { linkCardInput } from "./link-card-input";
import { pollInput } from "./poll-input";
import { POST_LIMITS } from "./post-length";

/** Input that an editor saves, shared by form and procedure. */
export const postInput = z.strictObject({
  content: textInput(POST_LIMITS.contentLength),
  hashtags: z.array(hashtagInput(POST_LIMITS.hashtagLength)).max(POST_LIMITS.hashtags),
  visibility: z.enum(["PUBLIC", "CONNECTIONS"]),
  media: z
    .array(
      z.strictObject({
        id: z.uuid(),
        altText: textInput(MEDIA_LIMITS.altTextLength),
        /** Only for a video or a document. */
        title: z.optional(textInput(MEDIA_LIMITS.titleLength)),
      }),
    )
    .max(MEDIA_LIMITS.imagesPerPost),
  /** Null: none. Absent: as it is. */
  linkCard: z.nullish(linkCardInput),
  poll: z.nullish(pollInput),
  /** Absent: as it is. */
  firstComment: z.optional(textInput(COMMENT_LIMITS.draftLength)),
});
export type PostInput = z.infer<typeof postInput>;

/** A new post under an id from the browser; `copyOf` is the post that it copies, whose origin it takes over. */
export const newPostInput = postInput.extend({ id: newId, copyOf: z.uuid().optional() });
export type NewPostInput = z.infer<typeof newPostInput>;

/** The version of the post that the user saw. */
export type PostRef = VersionRef;

/** A writer: a person, or a program of theirs by a language model, whose texts a person has to review (docs/decisions/0072). */
export type TextWriter = "person" | "machine";
