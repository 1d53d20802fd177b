import type { Prisma } from "@takt/db/generated/prisma/client";
import { raw } from "@takt/db/sql";
import type { z } from "zod/mini";
import type { Actor } from "../../shared/actor";
import type { VersionRef } from "../../shared/row-ref";
import { toPostFields } from "../content-columns";
import type { PostsDeps } from "../deps";
import { getPost } from "../get-post";
import type { PostView } from "../model/post-view";
import { requirePublishable } from "../model/publish-problem";
import { withApprovalLocked, writeApproval } from "./change-approval";
import type { approvalRequestInput } from "../model/approval-input";
import { APPROVAL_TRANSITIONS } from "../model/approval-transitions";
import { NEEDS_APPROVAL } from "./needs-approval";

const ACT = "approvals.request";

/**
 * Asks the approvers of the workspace for the approval of a post, from the first stage on. Refuses as withApprovalLocked does,
 * and with the codes of requirePublishable.
 */
export async function requestApproval(
  deps: Pick<PostsDeps, "db">,
  caller: Actor,
  { ref, note }: z.infer<typeof approvalRequestInput>,
): Promise<PostView> {
  await withApprovalLocked(deps, caller, { act: ACT, name: "request", ref }, async (tx, actor) => {
    const row = await tx.post.findUniqueOrThrow({
      where: { id: ref.id },
      include: { media: { select: { id: true } } },
    });
    requirePublishable({ ...toPostFields(row), mediaCount: row.media.length });
    await writeApproval(tx, actor, ref.id, requestedBy(actor, note));
  });
  return getPost(deps, caller, ref.id);
}

/** Takes that back: nobody is asked any more. Refuses as withApprovalLocked does. */
export async function withdrawRequest(
  deps: Pick<PostsDeps, "db">,
  caller: Actor,
  ref: VersionRef,
): Promise<PostView> {
  await withApprovalLocked(deps, caller, { act: ACT, name: "withdraw", ref }, async (tx, actor) => {
    const event = { kind: "withdrawn", stage: null, position: null, note: "" } as const;
    await writeApproval(tx, actor, ref.id, { state: "none", position: 0, event });
  });
  return getPost(deps, caller, ref.id);
}

const REQUESTABLE = raw(APPROVAL_TRANSITIONS.request.from.map((state) => `'${state}'`).join(", "));

/** Asks for the approval of a post that has just been scheduled in this transaction, where it needs one and has none. */
export async function requestWhenScheduled(
  tx: Prisma.TransactionClient,
  actor: Actor,
  id: string,
): Promise<void> {
  const [post] = await tx.$queryRaw<{ id: string }[]>`
    select p.id from posts p where p.id = ${id}::uuid and p.approval in (${REQUESTABLE}) and ${NEEDS_APPROVAL}`;
  if (!post) return;
  await writeApproval(tx, actor, id, requestedBy(actor, ""));
}

/** An approval that is asked for, from the first stage on. */
const requestedBy = ({ userId: requestedById }: Actor, note: string) =>
  ({
    state: "requested",
    position: 0,
    requestedById,
    event: { kind: "requested", stage: null, position: null, note },
  }) as const;
