import { z } from "zod";
import { isStorable } from "../../shared/storable";
import { MEDIA_LIMITS } from "../../media/model/media-limits";
import { type VersionRef, newId } from "../../shared/row-ref";
import { HASHTAG } from "@takt/text/hashtag";
import { POST_LIMITS } from "./post-limits";
import { isZone } from "./publish-slot";

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
});
export type PostInput = z.infer<typeof postInput>;

/** A new post under an id from the browser; `copyOf` is the post that it copies, whose origin it takes over. */
export const newPostInput = postInput.extend({ id: newId, copyOf: z.uuid().optional() });
export type NewPostInput = z.infer<typeof newPostInput>;

/** The version of the post that the user saw. */
export type PostRef = VersionRef;

/** A chosen slot. `wall` is YYYY-MM-DDTHH:mm in `zone`. */
export const slotInput = z.strictObject({
  wall: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/)
    .refine(isOnCalendar),
  zone: z.string().max(64).refine(isZone),
  pick: z.enum(["earlier", "later"]).optional(),
});

/** Whether the day exists: 31 February has the right form and does not. */
function isOnCalendar(wall: string): boolean {
  const day = Number(wall.slice(8, 10));
  return new Date(`${wall}Z`).getUTCDate() === day;
}
