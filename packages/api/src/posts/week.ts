import { weekDays } from "@takt/domain/posts/week-days";
import { activeProcedure } from "../trpc";

/** How many posts each day of the present week has. */
export const weekDaysProcedure = activeProcedure.query(({ ctx }) =>
  weekDays(ctx.deps, ctx.actor, ctx.user.weekStart),
);
