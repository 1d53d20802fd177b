import {
  guestApproveInput,
  guestChangesInput,
  guestNoteInput,
  reviewInput,
} from "@takt/domain/posts/model/review-link-input";
import { approveAsGuest, requestChangesAsGuest } from "@takt/domain/posts/review-links/decide-as-guest";
import { openReview } from "@takt/domain/posts/review-links/open-review";
import { writeGuestNote } from "@takt/domain/posts/review-links/write-guest-note";
import { publicProcedure, router } from "./core/trpc";

/** Acts of a guest by a review link; the token that its address has stands for who they are. */
export const reviewsRouter = router({
  /** Shows the post that a review link is for. */
  open: publicProcedure.input(reviewInput).query(({ ctx, input }) => openReview(ctx.deps, input.token, ctx)),

  /** Writes a note about it, or an answer to one. */
  writeNote: publicProcedure
    .input(guestNoteInput)
    .mutation(({ ctx, input }) => writeGuestNote(ctx.deps, input, ctx)),

  /** Approves it as the guest sees it. */
  approve: publicProcedure
    .input(guestApproveInput)
    .mutation(({ ctx, input }) => approveAsGuest(ctx.deps, input, ctx)),

  /** Says what has to be changed before it is approved. */
  requestChanges: publicProcedure
    .input(guestChangesInput)
    .mutation(({ ctx, input }) => requestChangesAsGuest(ctx.deps, input, ctx)),
});
