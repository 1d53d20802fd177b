import { toStorableLinkCard } from "@takt/domain/posts/model/link-card";
import type { PostInput } from "@takt/domain/posts/model/post-input";
import type { PostView } from "@takt/domain/posts/model/post-view";
import type { Baseline } from "~/features/shared/drafts/draft-state";

/** What the editor edits of a post; files are those that are uploaded. */
export type PostFields = PostInput;

export const EMPTY_FIELDS: PostFields = {
  content: "",
  hashtags: [],
  visibility: "PUBLIC",
  media: [],
  linkCard: null,
  poll: null,
  firstComment: "",
};

/** The fields of a post on the server. */
export function toFields(post: PostView): PostFields {
  const { content, hashtags, visibility, media, linkCard, poll, firstComment } = post;
  return {
    content,
    hashtags,
    visibility,
    media: media.map(({ id, altText, title }) => ({ id, altText, title })),
    linkCard,
    poll,
    firstComment,
  };
}

/** The fields as the server takes them: a card's address that it refuses stays in its field, and the rest is saved. */
export function toPostInput(fields: PostFields): PostInput {
  return { ...fields, linkCard: toStorableLinkCard(fields.linkCard) };
}

/** A post on the server as the baseline of its draft. */
export function toBaseline(post: PostView): Baseline<PostFields> {
  return { value: toFields(post), version: post.version };
}

/** Whether nothing is there that would be worth a post. */
export function isEmpty({
  content,
  hashtags,
  media,
  linkCard,
  poll,
  firstComment = "",
}: PostFields): boolean {
  const isTextEmpty = content.trim() === "" && firstComment.trim() === "";
  return isTextEmpty && hashtags.length === 0 && media.length === 0 && !linkCard && !poll;
}
