import type { PostInput } from "@takt/domain/posts/model/post-input";
import type { PostSummary, PostView } from "@takt/domain/posts/model/post-view";
import { getDomainError } from "../../shared/get-domain-error";

/** What it needs of the api. */
export type PostsApi = {
  create(post: PostInput): Promise<PostView>;
  update(input: { ref: { id: string; version: number }; post: PostInput }): Promise<PostView>;
  get(input: { id: string }): Promise<PostView>;
  drafts(): Promise<PostSummary[]>;
};

type Known = {
  /** The post that an earlier try has made. */
  postId: string | null;
  /** An earlier try got no answer: it may have made one. */
  unsure: boolean;
};

/**
 * The text as a post on the server: made once, then changed, however often it is tried. What has left the state of a
 * draft is answered as it is: an earlier try has arrived after all.
 */
export async function saveFirstPost(
  api: PostsApi,
  wanted: Pick<PostInput, "content" | "hashtags">,
  { postId, unsure }: Known,
): Promise<PostView> {
  const existing = (postId && (await getPost(api, postId))) || (unsure && (await findLost(api, wanted)));
  if (!existing) return api.create({ ...wanted, visibility: "PUBLIC", media: [] });
  if (existing.status !== "draft" || isSame(existing, wanted)) return existing;
  // What the editor may have added meanwhile stays.
  const media = existing.media.map(({ id, altText, title }) => ({ id, altText, title }));
  return api.update({
    ref: { id: existing.id, version: existing.version },
    post: { ...wanted, visibility: existing.visibility, media },
  });
}

/** Null: it was deleted meanwhile. */
async function getPost(api: PostsApi, id: string): Promise<PostView | null> {
  try {
    const post = await api.get({ id });
    return post.deletedAt ? null : post;
  } catch (error) {
    if (getDomainError(error)?.code === "post_not_found") return null;
    throw error;
  }
}

/** A draft of exactly this text: made by a call whose answer was lost. */
async function findLost(
  api: PostsApi,
  wanted: Pick<PostInput, "content" | "hashtags">,
): Promise<PostView | null> {
  for (const { id, excerpt } of await api.drafts()) {
    if (!wanted.content.startsWith(excerpt)) continue;
    const post = await getPost(api, id);
    if (post && isSame(post, wanted)) return post;
  }
  return null;
}

function isSame(post: PostView, { content, hashtags }: Pick<PostInput, "content" | "hashtags">): boolean {
  return post.content === content && post.hashtags.join() === hashtags.join();
}
