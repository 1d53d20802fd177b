import type { Db } from "@takt/db/client";
import { createPost } from "@takt/db/testing/factories/create-post";
import { setApprovalRules } from "../posts/approvals/approval-rules";
import { approvePost } from "../posts/approvals/decide-approval";
import type { ApprovalRulesInput } from "../posts/model/approval-input";
import { getPost } from "../posts/get-post";
import type { PostRef } from "../posts/model/post-input";
import { schedulePost } from "../posts/schedule-post";
import type { Actor } from "../shared/actor";
import { createTeam } from "./create-team";
import { fakeDeps } from "./fake-deps";

const DAY_MS = 864e5;

export const ONE_STAGE: ApprovalRulesInput = {
  stages: [{ name: "Review", approverIds: null }],
  isOwnAllowed: false,
  reminderHours: 24,
};

/** This time tomorrow, as a slot. */
export const tomorrow = () => ({
  wall: new Date(Date.now() + DAY_MS).toISOString().slice(0, 16),
  zone: "UTC",
});

/** Creates a team with an editor, an approver and a viewer, in which posts pass one stage, and what they do there. */
export async function createApprovingTeam(db: Db, rules: Partial<ApprovalRulesInput> = {}) {
  const deps = fakeDeps(db);
  const team = await createTeam(db, "editor", "approver", "viewer");
  const [editor, approver, viewer] = team.members as [Actor, Actor, Actor];
  await setApprovalRules(deps, team.owner, { ...ONE_STAGE, ...rules });
  const draft = async (of: Actor = editor, columns: Parameters<typeof createPost>[2] = {}) => {
    const { id } = await createPost(db, { id: of.userId, workspaceId: team.workspace.id }, columns);
    return getPost(deps, of, id);
  };
  const schedule = async (of: Actor = editor) => schedulePost(deps, of, toRef(await draft(of)), tomorrow());
  /** Approves a post as this member sees it now. */
  const approve = async (by: Actor, id: string) => {
    const post = await getPost(deps, by, id);
    return approvePost(deps, by, { ref: toRef(post), hash: post.approval!.hash, note: "" });
  };
  return { ...team, editor, approver, viewer, draft, schedule, approve };
}

export const toRef = ({ id, version }: PostRef): PostRef => ({ id, version });
