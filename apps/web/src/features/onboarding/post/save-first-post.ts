import type { NewPostInput, PostInput } from "@takt/domain/posts/model/post-input";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { isSameInput } from "~/features/shared/drafts/is-same";
import { type PendingId, createWithId } from "~/features/shared/pending-ids";

type Wanted = Pick<PostInput, "content" | "hashtags">;
/** The part of the API that is called. */
export type PostsApi = {
  create(post: NewPostInput): Promise<PostView>;
  update(input: { ref: { id: string; version: number }; post: PostInput }): Promise<PostView>;
};

/**
 * Saves the text as a post: created once, then changed, however often it is called. A post that is no draft any more is
 * returned as it is, because an earlier call has sent it.
 */
export async function saveFirstPost(api: PostsApi, pendingId: PendingId, wanted: Wanted): Promise<PostView> {
  const post = await createWithId(pendingId, (id) =>
    api.create({ id, ...wanted, visibility: "PUBLIC", media: [] }),
  );
  const { content, hashtags } = post;
  if (post.status !== "draft" || isSameInput({ content, hashtags }, wanted)) return post;
  // Media added in the editor meanwhile stay.
  const media = post.media.map(({ id, altText, title }) => ({ id, altText, title }));
  return api.update({
    ref: { id: post.id, version: post.version },
    post: { ...wanted, visibility: post.visibility, media },
  });
}
