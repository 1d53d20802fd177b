import type { PostInput } from "@takt/domain/posts/model/post-input";
import type { PostView } from "@takt/domain/posts/model/post-view";

/** What the editor edits; media without those still on their way. */
export type PostDraft = PostInput;

export const EMPTY_DRAFT: PostDraft = { content: "", hashtags: [], visibility: "PUBLIC", media: [] };

/** A post as the editor edits it. */
export function toDraft(post: PostView): PostDraft {
  return {
    content: post.content,
    hashtags: post.hashtags,
    visibility: post.visibility,
    media: post.media.map(({ id, altText, title }) => ({ id, altText, title })),
  };
}

/** Nothing that would be worth a post of its own. */
export function isEmptyDraft(draft: PostDraft): boolean {
  return draft.content.trim() === "" && draft.hashtags.length === 0 && draft.media.length === 0;
}
