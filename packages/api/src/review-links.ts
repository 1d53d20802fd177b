import { reviewLinkInput } from "@takt/domain/posts/model/review-link-input";
import { createReviewLink, revokeReviewLink } from "@takt/domain/posts/review-links/change-review-links";
import { listReviewLinks } from "@takt/domain/posts/review-links/list-review-links";
import { z } from "zod";
import { memberProcedure, router } from "./core/trpc";

export const reviewLinksRouter = router({
  /** Lists the review links of a post. */
  list: memberProcedure("posts.share")
    .input(z.strictObject({ postId: z.uuid() }))
    .query(({ ctx, input }) => listReviewLinks(ctx.deps, ctx.actor, input.postId)),

  /** Makes a review link of a post, and answers its token this once. */
  create: memberProcedure("posts.share")
    .input(reviewLinkInput)
    .mutation(({ ctx, input }) => createReviewLink(ctx.deps, ctx.actor, input)),

  /** Revokes a review link. */
  revoke: memberProcedure("posts.share")
    .input(z.strictObject({ id: z.uuid() }))
    .mutation(({ ctx, input }) => revokeReviewLink(ctx.deps, ctx.actor, input)),
});
