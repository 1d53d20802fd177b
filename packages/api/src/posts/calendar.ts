import { calendarInput, listCalendarPosts } from "@takt/domain/posts/list-calendar-posts";
import { activeProcedure } from "../trpc";

/** Lists the posts with a time in a range of at most 62 days, ten for each day. */
export const calendarPostsProcedure = activeProcedure
  .input(calendarInput)
  .query(({ ctx, input }) => listCalendarPosts(ctx.deps, ctx.actor, input));
