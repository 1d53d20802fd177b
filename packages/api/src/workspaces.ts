import { closeWorkspace } from "@takt/domain/members/close-workspace";
import { createWorkspace } from "@takt/domain/workspaces/create-workspace";
import { listWorkspaces } from "@takt/domain/workspaces/list-workspaces";
import { listLog, listLogInput } from "@takt/domain/workspaces/list-log";
import {
  closedWorkspaceInput,
  newWorkspaceInput,
  workspaceName,
} from "@takt/domain/workspaces/model/workspace-input";
import { renameWorkspace } from "@takt/domain/workspaces/rename-workspace";
import { reopenWorkspace } from "@takt/domain/members/reopen-workspace";
import { memberProcedure, router } from "./core/trpc";

export const workspacesRouter = router({
  /** Lists the workspaces in which the user is a member, and those that they have closed. */
  list: memberProcedure("account.own").query(({ ctx }) => listWorkspaces(ctx.deps, ctx.actor)),

  /** Creates a workspace whose owner is the user. */
  create: memberProcedure("account.own")
    .input(newWorkspaceInput)
    .mutation(({ ctx, input }) => createWorkspace(ctx.deps, ctx.actor, input)),

  /** Renames the workspace. */
  rename: memberProcedure("workspace.manage")
    .input(workspaceName)
    .mutation(({ ctx, input }) => renameWorkspace(ctx.deps, ctx.actor, input)),

  /** Closes the workspace for everybody: it is deleted a week later. */
  close: memberProcedure("workspace.close").mutation(({ ctx }) => closeWorkspace(ctx.deps, ctx.actor)),

  /** Opens a workspace again that the user has closed. */
  reopen: memberProcedure("account.own")
    .input(closedWorkspaceInput)
    .mutation(({ ctx, input }) => reopenWorkspace(ctx.deps, ctx.actor, input)),

  /** Lists what was done in the workspace by whom. */
  log: memberProcedure("workspace.manage")
    .input(listLogInput)
    .query(({ ctx, input }) => listLog(ctx.deps, ctx.actor, input)),
});
