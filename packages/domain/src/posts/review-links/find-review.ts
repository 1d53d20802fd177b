import type { Actor, Role } from "../../shared/actor";
import { consumeRateLimit, EVERYBODY } from "../../limits/consume-rate-limit";
import type { RateBucket } from "../../limits/model/rate-limits";
import type { CoreDeps } from "../../shared/core-deps";
import { readWorkspacePlan } from "../../plans/read-plan";
import { DomainError } from "../../shared/domain-error";
import { can } from "../../workspaces/model/acts";
import type { PostErrorCode } from "../model/post-errors";
import { hashSecret } from "../../secrets/secret-token";

/** The visitor who opens a link: a hash of their address, where it is known. */
export type Visitor = { visitorHash: string | null };

/** The review that an open link leads to. */
export type Review = {
  linkId: string;
  postId: string;
  name: string;
  expiresAt: Date;
  mayApprove: boolean;
  workspace: string;
  /** The member who made it, as whom its guest reads and decides. */
  maker: Actor;
};

type Row = Omit<Review, "maker"> & { userId: string; workspaceId: string; role: Role; zone: string };

/**
 * Finds what a token leads to, and counts the visit. Refuses with `review_link_ended` where there is no such link, it has expired or is
 * revoked, its post is deleted, its workspace is closed, who made it shares posts of the workspace no longer, or the plan for teams has ended; and with
 * `rate_exceeded`.
 */
export async function findReview(
  deps: Pick<CoreDeps, "db" | "clock">,
  token: string,
  visitor: Visitor,
  bucket: RateBucket = "reviewVisit",
): Promise<Review> {
  await consumeVisit(deps, visitor, bucket);
  const [row] = await deps.db.$queryRaw<Row[]>`
    select l.id as "linkId", l.post_id as "postId", l.name, l.expires_at as "expiresAt", l.may_approve as "mayApprove",
      w.name as workspace, u.id as "userId", w.id as "workspaceId", m.role::text as role, u.timezone as zone
    from review_links l join posts p on p.id = l.post_id and p.workspace_id = l.workspace_id
      join workspaces w on w.id = l.workspace_id join users u on u.id = l.created_by_id
      join memberships m on m.workspace_id = l.workspace_id and m.user_id = l.created_by_id
    where l.token_hash = ${hashSecret(token)} and l.expires_at > ${new Date(deps.clock.now())}
      and l.revoked_at is null and w.closed_at is null and p.deleted_at is null and u.waitlist_status = 'active'`;
  if (!row) throw ended();
  const { userId, workspaceId, role, zone, ...review } = row;
  const maker: Actor = { userId, workspaceId, role, zone, locale: "en" };
  if (!can(maker, "posts.share")) throw ended();
  if ((await readWorkspacePlan(deps.db, maker, deps.clock.now())).plan !== "enterprise") throw ended();
  return { ...review, mayApprove: review.mayApprove && can(maker, "posts.approve"), maker };
}

const ended = () => new DomainError<PostErrorCode>("review_link_ended");

async function consumeVisit(
  deps: Pick<CoreDeps, "db" | "clock">,
  { visitorHash }: Visitor,
  bucket: RateBucket,
): Promise<void> {
  if (visitorHash !== null) return consumeRateLimit(deps, { visitorHash }, bucket);
  return consumeRateLimit(deps, { visitorHash: EVERYBODY }, "reviewOfEverybody");
}
