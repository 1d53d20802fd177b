import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import { createPost } from "../create-post";
import type { PostsDeps } from "../deps";
import { getPost } from "../get-post";
import type { CopyInput } from "../model/copy-input";
import { toFollowUpCard } from "../model/follow-up-card";
import { EMPTY_POST } from "../model/post-fields";
import type { PostView } from "../model/post-view";

/**
 * Creates the draft of a follow-up to a published post: without a text, with a link card to the post on LinkedIn, for the
 * same readers. Repeated, because an answer was lost, it returns the draft as it is by now. Refuses as createPost does, and
 * with `post_not_in_state` where there is no post on LinkedIn to link to.
 */
export async function followUpPost(
  deps: Pick<PostsDeps, "db" | "clock">,
  actor: Actor,
  { id, of }: CopyInput,
): Promise<PostView> {
  const post = await getPost(deps, actor, of);
  const { status, deletedAt, linkedinUrl, visibility } = post;
  if (deletedAt) throw new DomainError("post_not_found");
  if (status !== "published" || linkedinUrl === null) throw new DomainError("post_not_in_state", { status });
  return createPost(deps, actor, {
    ...EMPTY_POST,
    id,
    visibility,
    linkCard: toFollowUpCard(post, linkedinUrl),
  });
}
