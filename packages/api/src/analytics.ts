import { getAnalytics } from "@takt/domain/analytics/get-analytics";
import { getAnalyticsAccess } from "@takt/domain/analytics/get-analytics-access";
import { getBestPost } from "@takt/domain/analytics/get-best-post";
import { getBestTimes } from "@takt/domain/analytics/get-best-times";
import { getPostFigures } from "@takt/domain/analytics/get-post-figures";
import { getWeekFigures } from "@takt/domain/analytics/get-week-figures";
import { listTopPosts, topPostsInput } from "@takt/domain/analytics/list-top-posts";
import { dayRangeInput } from "@takt/domain/analytics/model/day-range-input";
import { getCollection } from "@takt/domain/metrics/get-collection";
import { z } from "zod";
import { memberProcedure, router } from "./core/trpc";

export const analyticsRouter = router({
  /** Gets which ranges the actor's plan shows, and whether there is anything to show. */
  access: memberProcedure("content.read").query(({ ctx }) => getAnalyticsAccess(ctx.deps, ctx.actor)),

  /** Gets when figures were last collected from LinkedIn's API, and what holds it up. */
  collection: memberProcedure("content.read").query(({ ctx }) => getCollection(ctx.deps, ctx.actor)),

  /** Gets the figures of a range; the first call of an hour is a view of the analytics. */
  get: memberProcedure("content.read")
    .input(dayRangeInput)
    .query(({ ctx, input }) => getAnalytics(ctx.deps, ctx.actor, input)),

  /** Lists the posts of a range by a number; belongs to the same view. */
  topPosts: memberProcedure("content.read")
    .input(topPostsInput)
    .query(({ ctx, input }) => listTopPosts(ctx.deps, ctx.actor, input)),

  /** Gets what is known of one post; it is no view of the analytics. */
  post: memberProcedure("content.read")
    .input(z.strictObject({ id: z.uuid() }))
    .query(({ ctx, input }) => getPostFigures(ctx.deps, ctx.actor, input.id)),

  /** Gets the times of the week whose posts had more impressions than the actor's others. */
  bestTimes: memberProcedure("content.read").query(({ ctx }) => getBestTimes(ctx.deps, ctx.actor)),

  /** Gets three figures of the last seven days; no view of the analytics. */
  week: memberProcedure("content.read").query(({ ctx }) => getWeekFigures(ctx.deps, ctx.actor)),

  /** Gets the post of the current month that had the most impressions, or null. */
  bestPost: memberProcedure("content.read").query(({ ctx }) => getBestPost(ctx.deps, ctx.actor)),
});
