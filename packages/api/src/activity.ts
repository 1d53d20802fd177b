import { listActivity, listActivityInput } from "@takt/domain/activity/list-activity";
import { listTeamActivity } from "@takt/domain/activity/list-team-activity";
import { memberProcedure, router } from "./core/trpc";

export const activityRouter = router({
  /** Lists recent activity, newest first. */
  list: memberProcedure("content.read")
    .input(listActivityInput)
    .query(({ ctx, input }) => listActivity(ctx.deps, ctx.actor, input)),

  /** Lists what members of the workspace did lately, newest first; nothing in a personal workspace. */
  team: memberProcedure("content.read").query(({ ctx }) => listTeamActivity(ctx.deps, ctx.actor)),
});
