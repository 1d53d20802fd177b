import { getWeek } from "@takt/domain/posts/get-week";
import { activeProcedure } from "../trpc";

/** Counts the posts of each day of the current week. */
export const weekDaysProcedure = activeProcedure.query(({ ctx }) =>
  getWeek(ctx.deps, ctx.actor, ctx.user.weekStart),
);
