import type { z } from "zod/mini";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import type { VersionRef } from "../../shared/row-ref";
import type { PostsDeps } from "../deps";
import { getPost } from "../get-post";
import type { PostErrorCode } from "../model/post-errors";
import type { PostView } from "../model/post-view";
import { hintIfDueSoon } from "../hint-if-due-soon";
import { type GuestDecider, type LockedApproval, withApprovalLocked, writeApproval } from "./change-approval";
import type { approveInput, requestChangesInput } from "../model/approval-input";

const ACT = "posts.approve";

/**
 * Approves a post at the stage for which it waits, exactly as the actor has seen it: at the last one it may go out, and does
 * so at once where its time has come. Refuses as withApprovalLocked does, with `post_changed` when anything that is
 * published is not as it was seen, and with `approval_own` and `approval_of_other`. A guest approves where the actor may, who
 * made their review link.
 */
export async function approvePost(
  deps: Pick<PostsDeps, "db" | "clock" | "events">,
  caller: Actor,
  { ref, hash, note }: z.infer<typeof approveInput>,
  guest?: GuestDecider,
): Promise<PostView> {
  await withApprovalLocked(deps, caller, { act: ACT, name: "approve", ref }, async (tx, actor, post) => {
    requireApprover(post);
    if (post.hash !== hash) throw new DomainError<PostErrorCode>("post_changed");
    const { stage, position } = post;
    const isLast = position + 1 === post.stages;
    await writeApproval(tx, guest ?? actor, ref.id, {
      ...(isLast
        ? { state: "approved", position, approvedHash: hash }
        : { state: "requested", position: position + 1 }),
      event: { kind: "approved", stage, position, note },
    });
  });
  const post = await getPost(deps, caller, ref.id);
  if (post.status === "scheduled" && post.approval?.state === "approved")
    hintIfDueSoon(deps, { id: ref.id, dueAt: post.dueAt! });
  return post;
}

/** Says what has to be changed before a post is approved. Refuses as approvePost does. */
export async function requestChanges(
  deps: Pick<PostsDeps, "db">,
  caller: Actor,
  { ref, note }: z.infer<typeof requestChangesInput>,
  guest?: GuestDecider,
): Promise<PostView> {
  await withApprovalLocked(
    deps,
    caller,
    { act: ACT, name: "requestChanges", ref },
    async (tx, actor, post) => {
      requireApprover(post);
      const { stage, position } = post;
      const event = { kind: "changes_requested", stage, position, note } as const;
      await writeApproval(tx, guest ?? actor, ref.id, { state: "changes_requested", position, event });
    },
  );
  return getPost(deps, caller, ref.id);
}

/**
 * Takes back the actor's own decision, which is the last thing that was said of a post that has not changed since. Refuses as
 * withApprovalLocked does, and with `approval_not_in_state` where something else was said or changed since.
 */
export async function reopenApproval(
  deps: Pick<PostsDeps, "db">,
  caller: Actor,
  ref: VersionRef,
): Promise<PostView> {
  await withApprovalLocked(deps, caller, { act: ACT, name: "reopen", ref }, async (tx, actor, post) => {
    const last = await tx.approvalEvent.findFirst({
      where: { postId: ref.id },
      orderBy: [{ at: "desc" }, { id: "desc" }],
    });
    const { stage = null, position = null } = last ?? {};
    if (position === null || last?.userId !== actor.userId || !post.presentHashes.includes(last.hash))
      throw new DomainError<PostErrorCode>("approval_not_in_state", { state: post.state });
    await writeApproval(tx, actor, ref.id, {
      state: "requested",
      position,
      event: { kind: "reopened", stage, position: null, note: "" },
    });
  });
  return getPost(deps, caller, ref.id);
}

function requireApprover({ mayApprove, isOwn }: LockedApproval): void {
  if (!mayApprove) throw new DomainError<PostErrorCode>(isOwn ? "approval_own" : "approval_of_other");
}
