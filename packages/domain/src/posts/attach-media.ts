import type { Db } from "@takt/db/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { PostInput } from "./model/post-input";

/** Makes `media` the post's files, in this order; inside the caller's transaction. Refuses with `media_not_found`. */
export async function attachMedia(
  tx: Pick<Db, "media">,
  actor: Actor,
  postId: string,
  media: PostInput["media"],
): Promise<void> {
  const own = { uploaderId: actor.userId, workspaceId: actor.workspaceId };
  await tx.media.updateMany({
    where: { ...own, postId, id: { notIn: media.map(({ id }) => id) } },
    data: { postId: null },
  });
  for (const [position, { id, altText }] of media.entries()) {
    const { count } = await tx.media.updateMany({
      where: { ...own, id, OR: [{ postId: null }, { postId }] },
      data: { postId, position, altText },
    });
    if (count === 0) throw new DomainError("media_not_found");
  }
}
