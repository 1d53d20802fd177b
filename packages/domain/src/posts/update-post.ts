import type { Prisma } from "@takt/db/generated/prisma/client";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { attachMedia } from "./attach-media";
import { toContentColumns, toPostFields } from "./content-columns";
import { getPost } from "./get-post";
import type { PostInput, PostRef, TextWriter } from "./model/post-input";
import { EDITABLE } from "./model/post-transitions";
import type { PostView } from "./model/post-view";
import { postsOf } from "./posts-of";
import { refuseTransition } from "./transition-post";
import { requirePublishable } from "./model/publish-problem";
import { requireOneContent } from "./require-one-content";

/**
 * Updates text, hashtags, media, link card, poll and first comment. A scheduled post stays scheduled, so it must stay
 * publishable. A model's text that its author changes is `assisted` from then on; a reviewed text stays reviewed, as the
 * change is the author's own. A `machine` changes nothing that is scheduled, and its text has to be reviewed again.
 * Refuses with `post_not_found`, `post_of_other`, `post_not_in_state`, `post_changed`, `post_content_mixed`, `media_not_found`
 * and those of requirePublishable.
 */
export async function updatePost(
  deps: Pick<PostsDeps, "db">,
  actor: Actor,
  ref: PostRef,
  input: PostInput,
  by: TextWriter = "person",
): Promise<PostView> {
  const { media, linkCard, poll, ...fields } = input;
  const states = by === "machine" ? EDITABLE.filter((status) => status !== "scheduled") : EDITABLE;
  const seen = { id: ref.id, ...postsOf(actor, "drafts.write"), version: ref.version };
  await deps.db.$transaction(async (tx) => {
    await tx.post.updateMany({
      where: { ...seen, ...isOfOneMore(by, fields.content) },
      data: { aiOrigin: "assisted" },
    });
    const { count } = await tx.post.updateMany({
      where: { ...seen, deletedAt: null, status: { in: [...states] } },
      data: {
        ...fields,
        ...toContentColumns({ linkCard, poll }),
        ...(by === "machine" && { reviewedAt: null }),
        version: { increment: 1 },
      },
    });
    if (count === 0) return refuseTransition(tx, actor, "drafts.write", states, ref);
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

/** A model's text that a person changes is of both, as is a text that a model changes and has not written alone. */
function isOfOneMore(by: TextWriter, content: string): Prisma.PostWhereInput {
  if (by === "machine") return { aiOrigin: { not: "generated" } };
  return { aiOrigin: "generated", content: { not: content } };
}
