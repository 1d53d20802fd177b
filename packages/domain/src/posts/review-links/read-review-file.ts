import type { MediaDeps } from "../../media/deps";
import { readMedia } from "../../media/read-media";
import type { CoreDeps } from "../../shared/core-deps";
import { DomainError } from "../../shared/domain-error";
import { findReview, type Visitor } from "./find-review";

/** Finds a file of the post of a review link, as readMedia does. Refuses as findReview does, and with `media_not_found`. */
export async function readReviewFile(
  deps: Pick<CoreDeps, "db" | "clock"> & Pick<MediaDeps, "files">,
  { token, id }: { token: string; id: string },
  visitor: Visitor,
): ReturnType<typeof readMedia> {
  const { maker, postId } = await findReview(deps, token, visitor, "reviewFile");
  if ((await deps.db.media.count({ where: { id, postId } })) === 0) throw new DomainError("media_not_found");
  return readMedia(deps, maker, id);
}
