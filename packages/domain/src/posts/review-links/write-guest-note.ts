import type { CoreDeps } from "../../shared/core-deps";
import { DomainError } from "../../shared/domain-error";
import type { PostErrorCode } from "../model/post-errors";
import type { GuestNoteInput } from "../model/review-link-input";
import type { ReviewView } from "../model/review-view";
import { insertNote, requireRoom } from "../notes/insert-note";
import { lockThread } from "../notes/lock-thread";
import { findReview, type Visitor } from "./find-review";
import { readReview } from "./open-review";

/**
 * Writes a guest's note about the post of a review link, or an answer in a thread that was begun by it. Refuses as findReview does,
 * and with `note_not_found` and `notes_full`.
 */
export async function writeGuestNote(
  deps: Pick<CoreDeps, "db" | "clock">,
  { token, guestName, ...note }: GuestNoteInput,
  visitor: Visitor,
): Promise<ReviewView> {
  const review = await findReview(deps, token, visitor, "reviewWord");
  const { postId, maker, linkId: reviewLinkId } = review;
  await deps.db.$transaction(async (tx) => {
    await requireRoom(tx, maker, postId);
    if (note.threadId) {
      const { id } = await lockThread(tx, maker, note.threadId);
      const isOfLink = (await tx.postNote.count({ where: { id, reviewLinkId } })) === 1;
      if (!isOfLink) throw new DomainError<PostErrorCode>("note_not_found");
    }
    await insertNote(tx, { guestName, reviewLinkId }, { ...note, postId });
  });
  return readReview(deps, review);
}
