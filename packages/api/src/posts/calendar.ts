import { calendarInput, calendarPosts } from "@takt/domain/posts/calendar-posts";
import { activeProcedure } from "../trpc";

/** Posts with a time in a range of at most 62 days, ten of each day. */
export const calendarPostsProcedure = activeProcedure
  .input(calendarInput)
  .query(({ ctx, input }) => calendarPosts(ctx.deps, ctx.actor, input));
