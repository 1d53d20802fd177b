import { sql } from "@takt/db/sql";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import { can } from "../../workspaces/model/acts";
import type { PostsDeps } from "../deps";
import type { PostErrorCode } from "../model/post-errors";

/**
 * Requires that the actor may approve this post at every stage, where the workspace approves posts: a published post is
 * changed at once, with nobody between. Refuses with `approval_needed`.
 */
export async function requireFullApprover(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  id: string,
): Promise<void> {
  const approves = can(actor, "posts.approve")
    ? sql`g.everyone or exists (select 1 from approval_stage_members m where m.stage_id = g.id and m.user_id = ${actor.userId}::uuid)`
    : sql`false`;
  const [stage] = await db.$queryRaw<{ id: string }[]>`
    select g.id from posts p join workspaces w on w.id = p.workspace_id join approval_stages g on g.workspace_id = w.id
    where p.id = ${id}::uuid and p.workspace_id = ${actor.workspaceId}::uuid
      and not ((${approves}) and (w.own_approval or coalesce(p.writer_id, p.author_id) is distinct from ${actor.userId}::uuid))
    limit 1`;
  if (stage) throw new DomainError<PostErrorCode>("approval_needed");
}
