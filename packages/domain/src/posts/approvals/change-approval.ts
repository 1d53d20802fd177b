import type { Prisma } from "@takt/db/generated/prisma/client";
import { v7 } from "uuid";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import { requireMember } from "../../workspaces/require-member";
import type { PostsDeps } from "../deps";
import type { PostErrorCode } from "../model/post-errors";
import type { PostRef } from "../model/post-input";
import { EDITABLE, type PostStatus } from "../model/post-transitions";
import { type PostAct, postsOfSql, refusePost } from "../posts-of";
import { type ApprovalState, type ApprovalTransition, canMakeApproval } from "../model/approval-transitions";
import type { ApprovalEventView } from "../model/approval-view";
import { APPROVAL_HASH, mayApprove, PRESENT_HASHES, STAGE_NAME } from "./needs-approval";

type Tx = Prisma.TransactionClient;

/** The post at the beginning of a change of its approval, locked, as it is by then. */
export type LockedApproval = {
  status: PostStatus;
  state: ApprovalState;
  /** The place of the stage that it waits for. */
  position: number;
  /** How many stages the workspace has. */
  stages: number;
  /** The name of that stage; null where it waits for none, or there is none. */
  stage: string | null;
  /** Of all that is published of it. */
  hash: string;
  /** Of what was said about it as it is (PRESENT_HASHES). */
  presentHashes: string[];
  mayApprove: boolean;
  /** Whether the actor made it or asked for it, and the workspace wants another one to approve. */
  isOwn: boolean;
};

/**
 * Runs `work` in a transaction in which neither the post nor the rules and members of the workspace change, for an actor
 * with the role that they have by then. Refuses with `act_forbidden`, `member_not_found`, `post_not_found`, `post_of_other`,
 * `post_changed`, `post_not_in_state`, `approval_not_needed` and `approval_not_in_state`.
 */
export async function withApprovalLocked(
  { db }: Pick<PostsDeps, "db">,
  caller: Actor,
  { act, name, ref }: { act: PostAct; name: ApprovalTransition; ref: PostRef },
  work: (tx: Tx, actor: Actor, post: LockedApproval) => Promise<void>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from workspaces where id = ${caller.workspaceId}::uuid for share`;
    const actor = { ...caller, role: await requireMember(tx, caller, caller.userId) };
    const post = await lockApproval(tx, actor, act, ref.id);
    if (!post) return refusePost(tx, actor, ref.id);
    if (post.version !== ref.version) throw new DomainError<PostErrorCode>("post_changed");
    if (!EDITABLE.includes(post.status))
      throw new DomainError<PostErrorCode>("post_not_in_state", { status: post.status });
    if (post.stages === 0) throw new DomainError<PostErrorCode>("approval_not_needed");
    if (!canMakeApproval(post.state, name))
      throw new DomainError<PostErrorCode>("approval_not_in_state", { state: post.state });
    await work(tx, actor, post);
  });
}

async function lockApproval(tx: Tx, actor: Actor, act: PostAct, id: string) {
  const [post] = await tx.$queryRaw<(LockedApproval & { version: number })[]>`
    select p.version, p.status::text as status, p.approval::text as state, p.approval_stage as position,
      (select count(*)::int from approval_stages g where g.workspace_id = p.workspace_id) as stages,
      ${STAGE_NAME} as stage,
      ${APPROVAL_HASH} as hash, ${PRESENT_HASHES} as "presentHashes", ${mayApprove(actor)} as "mayApprove",
      not w.own_approval and (coalesce(p.writer_id, p.author_id) = ${actor.userId}::uuid
        or p.requested_by_id is not distinct from ${actor.userId}::uuid) as "isOwn"
    from posts p join workspaces w on w.id = p.workspace_id
    where p.id = ${id}::uuid and ${postsOfSql(actor, act)} and p.deleted_at is null
    for update of p`;
  return post;
}

/** An approval as it is from now on, by whom and why. */
type ApprovalChange = {
  state: ApprovalState;
  /** The stage that it waits for, or has waited for last. */
  position: number;
  /** Of what is approved. */
  approvedHash?: string | null;
  /** The user who asks for it from now on; left out, the one before stays. */
  requestedById?: string | null;
  event: Pick<ApprovalEventView, "kind" | "stage" | "note"> & {
    /** Where it decides at a stage. */
    position: number | null;
  };
};

/** A guest who decides by a review link, in place of the member who made it. */
export type GuestDecider = { guestName: string; reviewLinkId: string };

/** Changes a post's approval, with the time of it, and writes down who did it. Call it in withApprovalLocked. */
export async function writeApproval(
  tx: Tx,
  by: Pick<Actor, "userId" | "via"> | GuestDecider,
  id: string,
  { state, position, approvedHash = null, requestedById = null, event }: ApprovalChange,
): Promise<void> {
  const nobody = { userId: null, via: undefined, guestName: null, reviewLinkId: null };
  const { userId, via, guestName, reviewLinkId } = { ...nobody, ...by };
  await tx.$executeRaw`
    with changed as (
      update posts p set
        approval = ${state}::approval_state,
        approval_stage = ${position}::int,
        approval_at = now(),
        approved_hash = ${approvedHash},
        approved_any_time = ${approvedHash !== null} and p.scheduled_wall is null,
        requested_by_id = coalesce(${requestedById}::uuid, p.requested_by_id)
      where p.id = ${id}::uuid
      returning p.id, ${APPROVAL_HASH} as hash
    )
    insert into approval_events (id, post_id, user_id, guest_name, review_link_id, kind, stage, position, hash, note, at, via)
    select ${v7()}::uuid, id, ${userId}::uuid, ${guestName}, ${reviewLinkId}::uuid, ${event.kind}::approval_event_kind, ${event.stage},
      ${event.position}::int, hash, ${event.note}, clock_timestamp(), ${via?.name ?? null} from changed`;
}
