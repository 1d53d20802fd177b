import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import { createPost } from "../create-post";
import type { PostsDeps } from "../deps";
import { getPost } from "../get-post";
import type { CopyInput } from "../model/copy-input";
import { pickPostFields } from "../model/post-fields";
import type { PostView } from "../model/post-view";
import { copyMedia } from "./copy-media";

/**
 * Duplicates a post of the actor in any state as a draft, with its files, which are copied: a file belongs to one post. A
 * text that Takt has written keeps its origin and sources, and has to be reviewed again. Repeated, because an answer was
 * lost, it goes on where it stopped. Refuses as createPost does, and with `media_storage_full`.
 */
export async function duplicatePost(
  deps: Pick<PostsDeps, "db" | "clock" | "files">,
  actor: Actor,
  { id, of }: CopyInput,
): Promise<PostView> {
  const post = await getPost(deps, actor, of);
  if (post.deletedAt) throw new DomainError("post_not_found");
  // First the text: it counts against the rate limit, and it stays when a file is missing in storage.
  const copy = await createPost(deps, actor, { ...pickPostFields(post), id, copyOf: of, media: [] });
  if (post.media.length === 0 || copy.media.length > 0) return copy;
  await copyMedia(deps, actor, { from: of, to: id });
  return getPost(deps, actor, id);
}
