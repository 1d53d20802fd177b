import type { Db } from "@takt/db/client";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { uploadedBy } from "../media/find-upload";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { MEDIA_LIMITS } from "../media/model/media-limits";
import type { PostInput } from "./model/post-input";

/**
 * Makes `media` the post's files, in this order, inside the caller's transaction. Refuses with `media_not_found`, and
 * with `media_mixed` or `media_too_many` when they are neither up to 20 images, nor one video, nor one document.
 */
export async function attachMedia(
  tx: Pick<Db, "media">,
  actor: Actor,
  postId: string,
  media: PostInput["media"],
): Promise<void> {
  const ids = media.map(({ id }) => id);
  const { workspaceId } = actor;
  // Free files are one's own; the post may also have those of another member.
  const usable = {
    OR: [
      { ...uploadedBy(actor), postId: null },
      { workspaceId, postId },
    ],
  };
  await requireCompatible(tx, { ...usable, id: { in: ids } });
  await tx.media.updateMany({
    where: { workspaceId, postId, id: { notIn: ids } },
    data: { postId: null, detachedAt: new Date() },
  });
  for (const [position, { id, altText, title }] of media.entries()) {
    const { count } = await tx.media.updateMany({
      where: { ...usable, id },
      data: { postId, position, altText, title },
    });
    if (count === 0) throw new DomainError("media_not_found");
  }
}

/** Checks that one post may have these files, by the kinds that are stored. */
async function requireCompatible(tx: Pick<Db, "media">, where: Prisma.MediaWhereInput) {
  const kinds = (await tx.media.findMany({ where, select: { kind: true } })).map(({ kind }) => kind);
  if (new Set(kinds).size > 1) throw new DomainError("media_mixed");
  const max = kinds[0] === "image" ? MEDIA_LIMITS.imagesPerPost : 1;
  if (kinds.length > max) throw new DomainError("media_too_many", { max });
}
