import { approvePost, reopenApproval, requestChanges } from "@takt/domain/posts/approvals/decide-approval";
import { requestApproval, withdrawRequest } from "@takt/domain/posts/approvals/request-approval";
import { APPROVAL_NOTE_LENGTH, requestChangesInput } from "@takt/domain/posts/model/approval-input";
import { trimmedText } from "@takt/domain/shared/text-input";
import { z } from "zod";
import { operation } from "../operation";
import { postRef } from "../posts/read-posts";
import { UNPUBLISHABLE } from "../posts/schedule-posts";
import { answerPost, findVersion } from "../posts/write-posts";
import { post } from "../shapes/post";

const note = z._default(trimmedText(APPROVAL_NOTE_LENGTH), "");

const approvalRequest = z
  .strictObject({ note })
  .meta({ id: "ApprovalRequest", example: { note: "Please look at the second paragraph." } });

const decision = z
  .strictObject({
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({
        description:
          "The `hash` of the approval as you have seen it: what has changed since is not approved.",
      }),
    note,
  })
  .meta({
    id: "ApprovalDecision",
    example: { hash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" },
  });

const wantedChanges = z
  .strictObject({ note: requestChangesInput.shape.note })
  .meta({ id: "WantedChanges", example: { note: "Please name the source of the figure." } });

const LOCKED = [
  "post_not_found",
  "post_of_other",
  "post_changed",
  "post_not_in_state",
  "approval_not_needed",
  "approval_not_in_state",
  "member_not_found",
] as const;
const DECIDED = [...LOCKED, "approval_own", "approval_of_other"] as const;

const COMMON = {
  tag: "Approvals",
  method: "post",
  params: postRef,
  ifMatch: "optional",
  status: 200,
} as const;
const REQUEST = { ...COMMON, scope: "posts:write", act: "approvals.request", response: post } as const;
const DECIDE = { ...COMMON, scope: "approvals:write", act: "posts.approve", response: post } as const;

const request = operation({
  ...REQUEST,
  id: "requestApproval",
  path: "/posts/{id}/approval/request",
  summary: "Ask for the approval of a post",
  body: approvalRequest,
  errors: [...LOCKED, ...UNPUBLISHABLE],
  async run(context, { params, body }) {
    const { deps, caller } = context;
    const input = { ref: await findVersion(context, params.id), ...body };
    return answerPost(await requestApproval(deps, caller.actor, input));
  },
});

const withdraw = operation({
  ...REQUEST,
  id: "withdrawApproval",
  path: "/posts/{id}/approval/withdraw",
  summary: "Withdraw the request for an approval",
  description: "Nobody is asked for its approval any more.",
  errors: LOCKED,
  async run(context, { params }) {
    const { deps, caller } = context;
    return answerPost(await withdrawRequest(deps, caller.actor, await findVersion(context, params.id)));
  },
});

const approve = operation({
  ...DECIDE,
  id: "approvePost",
  path: "/posts/{id}/approval/approve",
  summary: "Approve a post at the stage for which it waits",
  description:
    "In the name of the key's maker, who is noted as the one who decided. At the last stage it may go out, and does so at once where its time has come.",
  body: decision,
  errors: DECIDED,
  async run(context, { params, body }) {
    const { deps, caller } = context;
    const input = { ref: await findVersion(context, params.id), ...body };
    return answerPost(await approvePost(deps, caller.actor, input));
  },
});

const change = operation({
  ...DECIDE,
  id: "requestChanges",
  path: "/posts/{id}/approval/request-changes",
  summary: "Say what has to be changed before a post is approved",
  body: wantedChanges,
  errors: DECIDED,
  async run(context, { params, body }) {
    const { deps, caller } = context;
    const input = { ref: await findVersion(context, params.id), ...body };
    return answerPost(await requestChanges(deps, caller.actor, input));
  },
});

const reopen = operation({
  ...DECIDE,
  id: "reopenApproval",
  path: "/posts/{id}/approval/reopen",
  summary: "Take back the last decision of the key's maker",
  description: "Of a post that has not changed since.",
  errors: LOCKED,
  async run(context, { params }) {
    const { deps, caller } = context;
    return answerPost(await reopenApproval(deps, caller.actor, await findVersion(context, params.id)));
  },
});

export const DECIDE_APPROVALS = [request, withdraw, approve, change, reopen];
