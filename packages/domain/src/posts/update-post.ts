import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { attachMedia } from "./attach-media";
import { toContentColumns, toPostFields } from "./content-columns";
import { getPost } from "./get-post";
import type { PostInput, PostRef } from "./model/post-input";
import { EDITABLE } from "./model/post-transitions";
import type { PostView } from "./model/post-view";
import { postsOf } from "./posts-of";
import { refuseTransition } from "./transition-post";
import { requirePublishable } from "./model/publish-problem";
import { requireOneContent } from "./require-one-content";

/**
 * Updates text, hashtags, media, link card, poll and first comment. A scheduled post stays scheduled, so it must stay
 * publishable. A model's text that its author changes is `assisted` from then on; a reviewed text stays reviewed, as the
 * change is the author's own. Refuses with `post_not_found`, `post_of_other`, `post_not_in_state`, `post_changed`, `post_content_mixed`,
 * `media_not_found` and those of requirePublishable.
 */
export async function updatePost(
  deps: Pick<PostsDeps, "db">,
  actor: Actor,
  ref: PostRef,
  input: PostInput,
): Promise<PostView> {
  const { media, linkCard, poll, ...fields } = input;
  const seen = { id: ref.id, ...postsOf(actor, "drafts.write"), version: ref.version };
  await deps.db.$transaction(async (tx) => {
    await tx.post.updateMany({
      where: { ...seen, aiOrigin: "generated", content: { not: fields.content } },
      data: { aiOrigin: "assisted" },
    });
    const { count } = await tx.post.updateMany({
      where: { ...seen, deletedAt: null, status: { in: [...EDITABLE] } },
      data: { ...fields, ...toContentColumns({ linkCard, poll }), version: { increment: 1 } },
    });
    if (count === 0) return refuseTransition(tx, actor, "drafts.write", EDITABLE, ref);
    await attachMedia(tx, actor, ref.id, media);
    await requireOneContent(tx, ref.id);
    const saved = await tx.post.findUniqueOrThrow({ where: { id: ref.id } });
    if (saved.status !== "scheduled") return;
    requirePublishable({ ...toPostFields(saved), mediaCount: media.length });
    // From now on it is what somebody else wants to publish under this name.
    if (saved.authorId !== actor.userId)
      await tx.post.update({ where: { id: ref.id }, data: { scheduledById: actor.userId } });
  });
  return getPost(deps, actor, ref.id);
}
