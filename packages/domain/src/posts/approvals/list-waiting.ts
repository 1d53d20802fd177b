import { sql } from "@takt/db/sql";
import type { Actor } from "../../shared/actor";
import { PERSON_NAME } from "../../shared/person-name";
import type { PostsDeps } from "../deps";
import { COUNT_LIMIT } from "../model/count-limit";
import type { PostSummary } from "../model/post-view";
import { SUMMARY_COLUMNS, type SummaryRow, toPostSummary } from "../post-summary";
import { STAGE_NAME, mayApprove } from "./needs-approval";

/** Posts of one answer; what is decided makes room for the next ones. */
const LIMIT = 50;

/** A post that waits for an approver. */
export type WaitingPost = Omit<PostSummary, "author"> & {
  /** Under whose name it will be published, and who asks. */
  author: string | null;
  requestedBy: string | null;
  requestedAt: Date;
  /** The name of the stage that it waits for. */
  stage: string;
};

/** The posts that wait for the actor's approval, of `posts p`. */
const waitingFor = (actor: Actor) =>
  sql`p.workspace_id = ${actor.workspaceId}::uuid and p.approval = 'requested' and p.deleted_at is null
    and p.status in ('draft', 'scheduled') and ${mayApprove(actor)}`;

/** Lists the posts that wait for the actor's approval: what goes out first, then those without a time. */
export async function listWaiting(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
): Promise<{ posts: WaitingPost[]; count: number }> {
  const rows = await db.$queryRaw<
    (SummaryRow & Pick<WaitingPost, "author" | "requestedBy" | "requestedAt" | "stage">)[]
  >`
    select ${SUMMARY_COLUMNS}, p.approval_at as "requestedAt",
      (select ${PERSON_NAME} from users u where u.id = p.author_id) as author,
      (select ${PERSON_NAME} from users u where u.id = p.requested_by_id) as "requestedBy",
      ${STAGE_NAME} as stage
    from posts p
    where ${waitingFor(actor)}
    order by p.scheduled_at, p.id limit ${LIMIT}::int`;
  const posts = rows.map(({ author, requestedBy, requestedAt, stage, ...row }) => ({
    ...toPostSummary(row, actor),
    author,
    requestedBy,
    requestedAt,
    stage,
  }));
  const [row] = await db.$queryRaw<{ count: number }[]>`select ${countWaiting(actor)} as count`;
  return { posts, count: row!.count };
}

/** Counts them, at most COUNT_LIMIT. */
export const countWaiting = (actor: Actor) =>
  sql`(select count(*)::int from (select from posts p where ${waitingFor(actor)} limit ${COUNT_LIMIT}) w)`;
