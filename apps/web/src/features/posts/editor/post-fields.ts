import type { PostInput } from "@takt/domain/posts/model/post-input";
import type { PostView } from "@takt/domain/posts/model/post-view";
import type { Baseline } from "../../shared/drafts/draft-state";

/** What the editor edits of a post; files are those that are uploaded. */
export type PostFields = PostInput;

export const EMPTY_FIELDS: PostFields = {
  content: "",
  hashtags: [],
  visibility: "PUBLIC",
  media: [],
  linkCard: null,
  poll: null,
};

/** The fields of a post on the server. */
export function toFields({ content, hashtags, visibility, media, linkCard, poll }: PostView): PostFields {
  return {
    content,
    hashtags,
    visibility,
    media: media.map(({ id, altText, title }) => ({ id, altText, title })),
    linkCard,
    poll,
  };
}

/** A post on the server as the baseline of its draft. */
export function toBaseline(post: PostView): Baseline<PostFields> {
  return { value: toFields(post), version: post.version };
}

/** Whether nothing is there that would be worth a post. */
export function isEmpty({ content, hashtags, media, linkCard, poll }: PostFields): boolean {
  return content.trim() === "" && hashtags.length === 0 && media.length === 0 && !linkCard && !poll;
}
