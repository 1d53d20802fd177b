import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { attachMedia } from "./attach-media";
import { getPost } from "./get-post";
import type { PostInput, PostRef } from "./model/post-input";
import { EDITABLE } from "./model/post-transitions";
import type { PostView } from "./model/post-view";
import { ownedBy } from "./owned-by";
import { refuseTransition } from "./transition-post";
import { requirePublishable } from "./model/publish-problem";

/**
 * Updates text, hashtags and media. A scheduled post stays scheduled, so it must stay publishable. A model's text that
 * its author changes is `assisted` from then on; a reviewed text stays reviewed, as the change is the author's own.
 * Refuses with `post_not_found`, `post_not_in_state`, `post_changed`, `post_empty`, `post_invisible`, `post_too_long`
 * and `media_not_found`.
 */
export async function updatePost(
  deps: Pick<PostsDeps, "db">,
  actor: Actor,
  ref: PostRef,
  input: PostInput,
): Promise<PostView> {
  const { media, ...fields } = input;
  const seen = { id: ref.id, ...ownedBy(actor), version: ref.version };
  await deps.db.$transaction(async (tx) => {
    await tx.post.updateMany({
      where: { ...seen, aiOrigin: "generated", content: { not: fields.content } },
      data: { aiOrigin: "assisted" },
    });
    const { count } = await tx.post.updateMany({
      where: { ...seen, deletedAt: null, status: { in: [...EDITABLE] } },
      data: { ...fields, version: { increment: 1 } },
    });
    if (count === 0) return refuseTransition(tx, actor, EDITABLE, ref);
    await attachMedia(tx, actor, ref.id, media);
    const { status } = await tx.post.findUniqueOrThrow({ where: { id: ref.id }, select: { status: true } });
    if (status === "scheduled") requirePublishable({ ...fields, mediaCount: media.length });
  });
  return getPost(deps, actor, ref.id);
}
