import { getApprovalRules, setApprovalRules } from "@takt/domain/posts/approvals/approval-rules";
import { approvePost, reopenApproval, requestChanges } from "@takt/domain/posts/approvals/decide-approval";
import { listApprovalEvents } from "@takt/domain/posts/approvals/list-approval-events";
import { listWaiting } from "@takt/domain/posts/approvals/list-waiting";
import {
  approvalRequestInput,
  approvalRulesInput,
  approveInput,
  requestChangesInput,
} from "@takt/domain/posts/model/approval-input";
import { requestApproval, withdrawRequest } from "@takt/domain/posts/approvals/request-approval";
import { versionRef } from "@takt/domain/shared/row-ref";
import { z } from "zod";
import { memberProcedure, router } from "./core/trpc";

export const approvalsRouter = router({
  /** Tells how the workspace approves posts. */
  rules: memberProcedure("content.read").query(({ ctx }) => getApprovalRules(ctx.deps, ctx.actor)),

  /** Changes how the workspace approves posts. */
  setRules: memberProcedure("workspace.manage")
    .input(approvalRulesInput)
    .mutation(({ ctx, input }) => setApprovalRules(ctx.deps, ctx.actor, input)),

  /** Lists the posts that wait for the user's approval. */
  waiting: memberProcedure("content.read").query(({ ctx }) => listWaiting(ctx.deps, ctx.actor)),

  /** Lists what was asked and said about the approval of a post. */
  events: memberProcedure("content.read")
    .input(z.strictObject({ id: z.uuid() }))
    .query(({ ctx, input }) => listApprovalEvents(ctx.deps, ctx.actor, input.id)),

  /** Asks for the approval of a post. */
  request: memberProcedure("approvals.request")
    .input(approvalRequestInput)
    .mutation(({ ctx, input }) => requestApproval(ctx.deps, ctx.actor, input)),

  /** Takes that back. */
  withdraw: memberProcedure("approvals.request")
    .input(versionRef)
    .mutation(({ ctx, input }) => withdrawRequest(ctx.deps, ctx.actor, input)),

  /** Approves a post as the user sees it. */
  approve: memberProcedure("posts.approve")
    .input(approveInput)
    .mutation(({ ctx, input }) => approvePost(ctx.deps, ctx.actor, input)),

  /** Says what has to be changed before a post is approved. */
  requestChanges: memberProcedure("posts.approve")
    .input(requestChangesInput)
    .mutation(({ ctx, input }) => requestChanges(ctx.deps, ctx.actor, input)),

  /** Takes back the user's own last decision. */
  reopen: memberProcedure("posts.approve")
    .input(versionRef)
    .mutation(({ ctx, input }) => reopenApproval(ctx.deps, ctx.actor, input)),
});
