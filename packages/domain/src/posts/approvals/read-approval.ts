import type { Actor } from "../../shared/actor";
import { PERSON_NAME } from "../../shared/person-name";
import { can } from "../../workspaces/model/acts";
import type { PostsDeps } from "../deps";
import { EDITABLE, type PostStatus } from "../model/post-transitions";
import { APPROVAL_HASH, STAGE_NAME, mayApprove } from "./needs-approval";
import type { ApprovalView } from "../model/approval-view";

/** A post as its reader has it before them. */
type Shown = {
  id: string;
  version: number;
  status: PostStatus;
  deletedAt: Date | null;
  authorId: string;
  isConsented: boolean;
};

type Row = Omit<ApprovalView, "stage" | "mayRequest"> & { stage: string | null; position: number };

/** A hash that no post has, for one that has changed since it was read: its approval is refused. */
const NO_HASH = "0".repeat(64);

/** Reads the approval of a post; null where its workspace asks for none. */
export async function readApproval(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  post: Shown,
): Promise<ApprovalView | null> {
  const [row] = await db.$queryRaw<Row[]>`
    select p.approval::text as state, p.approval_stage as position, s.stages, p.approval_at as at,
      ${STAGE_NAME} as stage,
      (select ${PERSON_NAME} from users u where u.id = p.requested_by_id) as "requestedBy",
      case when p.version = ${post.version} then ${APPROVAL_HASH} else ${NO_HASH} end as hash,
      p.approval = 'approved' and p.approved_any_time as "isAnyTime", ${mayApprove(actor)} as "mayApprove"
    from posts p cross join lateral (
      select count(*)::int as stages from approval_stages g where g.workspace_id = p.workspace_id) s
    where p.id = ${post.id}::uuid and p.workspace_id = ${actor.workspaceId}::uuid and s.stages > 0`;
  if (!row) return null;
  const { position, stage, ...approval } = row;
  const isOpen = EDITABLE.includes(post.status) && !post.deletedAt;
  return {
    ...approval,
    stage: approval.state === "requested" && stage ? { name: stage, position } : null,
    mayApprove: isOpen && approval.mayApprove,
    mayRequest: isOpen && can(actor, "approvals.request", post),
  };
}
