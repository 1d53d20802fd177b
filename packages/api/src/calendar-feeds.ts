import { createFeed, deleteFeed } from "@takt/domain/calendar-feeds/change-feed";
import { getFeed } from "@takt/domain/calendar-feeds/get-feed";
import { feedInput } from "@takt/domain/calendar-feeds/model/feed-input";
import { memberProcedure, router } from "./core/trpc";

export const calendarFeedsRouter = router({
  /** Answers what the user's calendar feed of the workspace has; null: there is none. */
  get: memberProcedure("content.read").query(({ ctx }) => getFeed(ctx.deps, ctx.actor)),

  /** Makes the address of the user's calendar feed, and answers it this once; one before it ends. */
  create: memberProcedure("content.read")
    .input(feedInput)
    .mutation(({ ctx, input }) => createFeed(ctx.deps, ctx.actor, input)),

  /** Ends the address of the user's calendar feed. */
  delete: memberProcedure("content.read").mutation(({ ctx }) => deleteFeed(ctx.deps, ctx.actor)),
});
