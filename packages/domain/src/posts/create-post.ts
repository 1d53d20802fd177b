import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { attachMedia } from "./attach-media";
import { getPost } from "./get-post";
import type { PostInput } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { ownPosts } from "./own-posts";

/** A new draft. Refuses with `media_not_found`. */
export async function createPost(deps: Pick<Deps, "db">, actor: Actor, input: PostInput): Promise<PostView> {
  const { media, ...fields } = input;
  const { id } = await deps.db.$transaction(async (tx) => {
    const post = await tx.post.create({ data: { ...fields, ...ownPosts(actor) }, select: { id: true } });
    await attachMedia(tx, actor, post.id, media);
    return post;
  });
  return getPost(deps, actor, id);
}
