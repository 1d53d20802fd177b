import { raw, sql, type Sql } from "@takt/db/sql";
import { type Actor, ROLES } from "../../shared/actor";
import { can } from "../../workspaces/model/acts";

/** The workspace of `posts p` has stages of approval. */
export const NEEDS_APPROVAL = sql`exists (select 1 from approval_stages g where g.workspace_id = p.workspace_id)`;

/** `posts p` are approved as they are by now. */
export const IS_APPROVED = sql`p.approval = 'approved'
  and p.approved_hash is not distinct from post_approval_hash(p, p.approved_any_time)`;

/** `posts p` are not to be sent: their workspace asks for an approval that they do not have. */
export const LACKS_APPROVAL = sql`p.approval <> 'approved' and ${NEEDS_APPROVAL}`;

/** The hash that an approval of `posts p` has as they are by now: without a time where they have none. */
export const APPROVAL_HASH = sql`post_approval_hash(p, p.scheduled_wall is null)`;

/** Of what was said about `posts p` as they are by now: with their time, and before they had any. */
export const PRESENT_HASHES = sql`array[post_approval_hash(p, false), post_approval_hash(p, true)]`;

/** The name of the stage for which `posts p` wait, or have waited last. */
export const STAGE_NAME = sql`(select g.name from approval_stages g
  where g.workspace_id = p.workspace_id and g.position = p.approval_stage)`;

/** The roles that approve, as a list of SQL. */
const APPROVING_ROLES = raw(
  ROLES.filter((role) => can({ role }, "posts.approve"))
    .map((role) => `'${role}'`)
    .join(", "),
);

/**
 * Members `a` who may approve `posts p` at the stage `g` for which they wait: whose role approves, who are named where
 * not all may, and, unless the workspace allows it, have neither made the post nor asked for its approval.
 */
export const APPROVERS = sql`approval_stages g
  join workspaces gw on gw.id = g.workspace_id
  join memberships a on a.workspace_id = g.workspace_id and a.role in (${APPROVING_ROLES})
    and (g.everyone or exists (select 1 from approval_stage_members gm where gm.stage_id = g.id and gm.user_id = a.user_id))`;

/** Joins APPROVERS to `posts p`. */
export const APPROVES = sql`g.workspace_id = p.workspace_id and g.position = p.approval_stage
  and (gw.own_approval or (a.user_id is distinct from coalesce(p.writer_id, p.author_id) and a.user_id is distinct from p.requested_by_id))`;

/** Whether the actor may approve `posts p` now. */
export function mayApprove(actor: Actor): Sql {
  if (!can(actor, "posts.approve")) return sql`false`;
  return sql`(p.approval = 'requested'
    and exists (select 1 from ${APPROVERS} where ${APPROVES} and a.user_id = ${actor.userId}::uuid))`;
}
