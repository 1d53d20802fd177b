import type { Prisma } from "@takt/db/generated/prisma/client";
import { transition } from "../posts/transition";
import { type Actor, inWorkspace } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { closedUntil } from "../workspaces/model/closed-until";
import type { WorkspaceErrorCode } from "../workspaces/model/workspace-errors";
import { requireTeam } from "../workspaces/require-team";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { writeLog } from "../workspaces/write-log";

const UNSCHEDULE = transition("unschedule");

type Tx = Prisma.TransactionClient;

/** How many scheduled posts are drafts now, and until when the workspace can be opened again. */
export type Closed = { posts: number; closedUntil: Date };

/**
 * Closes the actor's workspace for everybody, and makes drafts of what is scheduled in the same statement. The claim of a post
 * waits for it, or it for the claim: what has been claimed by then refuses it, so that nothing goes out afterwards.
 * Refuses with `act_forbidden`, `workspace_personal` and `workspace_publishing`.
 */
export function closeWorkspace(deps: Pick<CoreDeps, "db" | "clock">, caller: Actor): Promise<Closed> {
  return withMembersLocked(deps, caller, "workspace.close", async ({ tx, actor, now }) => {
    const closedAt = new Date(now);
    await requireTeam(tx, actor);
    const posts = await closeAndStop(tx, actor, closedAt);
    if (await isPublishing(tx, actor)) throw new DomainError<WorkspaceErrorCode>("workspace_publishing");
    await writeLog(tx, actor, now, { action: "workspace.closed" });
    return { posts, closedUntil: closedUntil(closedAt) };
  });
}

/** An offer of the ownership ends with it. */
function closeAndStop(tx: Tx, { workspaceId }: Actor, at: Date): Promise<number> {
  return tx.$executeRaw`
    with closed as (
      update workspaces set closed_at = ${at}, offered_to_id = null, offer_expires_at = null
      where id = ${workspaceId}::uuid and closed_at is null
      returning id
    )
    update posts p set ${UNSCHEDULE.set} from closed c
    where p.workspace_id = c.id and p.status = 'scheduled' and p.deleted_at is null`;
}

/** Whether an answer of LinkedIn is awaited for a post, or for a first comment. */
async function isPublishing(tx: Tx, actor: Actor): Promise<boolean> {
  const posts = await tx.post.count({ where: { ...inWorkspace(actor), status: "publishing" } });
  if (posts > 0) return true;
  return (await tx.postComment.count({ where: { post: inWorkspace(actor), state: "sending" } })) > 0;
}
