import { listActivity, listActivityInput } from "@takt/domain/activity/list-activity";
import { activeProcedure } from "../trpc";

/** Lists recent activity, newest first. */
export const listActivityProcedure = activeProcedure
  .input(listActivityInput)
  .query(({ ctx, input }) => listActivity(ctx.deps, ctx.actor, input));
