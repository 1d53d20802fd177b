import { listActivity, listActivityInput } from "@takt/domain/activity/list-activity";
import { activeProcedure, router } from "./core/trpc";

export const activityRouter = router({
  /** Lists recent activity, newest first. */
  list: activeProcedure
    .input(listActivityInput)
    .query(({ ctx, input }) => listActivity(ctx.deps, ctx.actor, input)),
});
