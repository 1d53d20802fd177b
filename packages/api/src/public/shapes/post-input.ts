import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { COMMENT_LIMITS } from "@takt/domain/posts/model/first-comment";
import { linkCardInput } from "@takt/domain/posts/model/link-card-input";
import { pollInput } from "@takt/domain/posts/model/poll-input";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { POST_LIMITS } from "@takt/domain/posts/model/post-length";
import { slotInput } from "@takt/domain/posts/model/publish-slot";
import { hashtagInput, textInput } from "@takt/domain/shared/text-input";
import { z } from "zod";

const attached = z
  .strictObject({
    id: z.uuid().meta({ description: "A file that was uploaded to this workspace." }),
    altText: z._default(textInput(MEDIA_LIMITS.altTextLength), ""),
    title: z.optional(textInput(MEDIA_LIMITS.titleLength)),
  })
  .meta({ id: "AttachedMedia" });

const fields = {
  text: textInput(POST_LIMITS.contentLength),
  hashtags: z.array(hashtagInput(POST_LIMITS.hashtagLength)).max(POST_LIMITS.hashtags),
  visibility: z.enum(["PUBLIC", "CONNECTIONS"]),
  media: z.array(attached).max(MEDIA_LIMITS.imagesPerPost),
  linkCard: z.nullable(linkCardInput),
  poll: z.nullable(pollInput),
  firstComment: textInput(COMMENT_LIMITS.draftLength),
};

/** A new draft; what is left out is empty. */
export const newPost = z
  .strictObject({
    text: fields.text,
    hashtags: fields.hashtags.default([]),
    visibility: fields.visibility.default("PUBLIC"),
    media: fields.media.default([]),
    linkCard: fields.linkCard.default(null),
    poll: fields.poll.default(null),
    firstComment: z._default(fields.firstComment, ""),
  })
  .meta({ id: "NewPost", example: { text: "What we learned this quarter.", hashtags: ["planning"] } });

/** A change of a post; what is left out stays as it is. */
export const postChange = z
  .strictObject(fields)
  .partial()
  .meta({ id: "PostChange", example: { text: "What we learned this year." } });

/** When a post goes out. */
export const scheduling = z
  .strictObject({
    when: z
      .union([
        z.literal("now"),
        z.literal("next-free-slot"),
        z
          .strictObject({
            wall: slotInput.shape.wall,
            zone: slotInput.shape.zone,
            pick: z.enum(["earlier", "later"]).optional(),
          })
          .meta({ id: "WallTime" }),
      ])
      .meta({
        description:
          "`now`, `next-free-slot` of the weekly slots, or a wall time in an IANA time zone, which stays the same over a change of the clocks. `pick` chooses between two equal times in autumn.",
      }),
    reviewed: z
      .boolean()
      .default(false)
      .meta({ description: "A person has read the text: asked for where `isReviewNeeded` is true." }),
    approve: z
      .boolean()
      .default(false)
      .meta({ description: "Approve it in the same act, where the key's maker may." }),
  })
  .meta({ id: "Scheduling", example: { when: { wall: "2027-01-15T09:00", zone: "Europe/Berlin" } } });

/** Converts what a program sends of a post to what an editor saves. */
export function toPostInput({ text: content, ...rest }: z.output<typeof newPost>) {
  return { content, ...rest };
}

/** Completes a change with what the post has. */
export function withChange(post: PostView, change: z.output<typeof postChange>) {
  const { content: text, hashtags, visibility, linkCard, poll, firstComment } = post;
  const media = post.media.map(({ id, altText, title }) => ({ id, altText, title }));
  return toPostInput({ text, hashtags, visibility, media, linkCard, poll, firstComment, ...change });
}
