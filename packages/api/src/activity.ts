import { listActivity, listActivityInput } from "@takt/domain/activity/list-activity";
import { memberProcedure, router } from "./core/trpc";

export const activityRouter = router({
  /** Lists recent activity, newest first. */
  list: memberProcedure("content.read")
    .input(listActivityInput)
    .query(({ ctx, input }) => listActivity(ctx.deps, ctx.actor, input)),
});
