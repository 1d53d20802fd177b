import type { Db } from "@takt/db/client";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { sql, type Sql } from "@takt/db/sql";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ACTS, requireAct } from "../workspaces/model/acts";
import type { PostErrorCode } from "./model/post-errors";

/** The acts that are done to posts. */
export type PostAct =
  | "content.read"
  | "library.write"
  | "drafts.write"
  | "posts.publish"
  | "approvals.request"
  | "posts.approve"
  | "posts.discuss"
  | "posts.share";

/**
 * The posts that the actor may do this to, for every `where`: those of the workspace; to publish, those under the actor's own
 * name, or that of a member who consents; to write, these and all drafts. Refuses with `act_forbidden`.
 */
export function postsOf(actor: Actor, act: PostAct) {
  requireAct(actor, act);
  const { workspaceId } = actor;
  if (reachesAll(actor, act)) return { workspaceId };
  const drafts = act === "drafts.write" ? [{ status: "draft" as const }] : [];
  return { workspaceId, AND: [{ OR: [...publishable(actor), ...drafts] }] } satisfies Prisma.PostWhereInput;
}

/** Whether the act reaches every post of the workspace; writing does not, since what is scheduled is published. */
const reachesAll = ({ role }: Actor, act: PostAct) => act !== "drafts.write" && ACTS[act][role] === "yes";

function publishable({ userId: authorId, workspaceId }: Actor): Prisma.PostWhereInput[] {
  const consents = { some: { workspaceId, consentedAt: { not: null } } };
  return [{ authorId }, { author: { memberships: consents } }];
}

/** The author of `posts p` agrees that others of the workspace publish under their name. */
export const AUTHOR_CONSENTS = sql`exists (select 1 from memberships c
  where c.workspace_id = p.workspace_id and c.user_id = p.author_id and c.consented_at is not null)`;

/** The same condition on `posts p`, for statements in SQL. */
export function postsOfSql(actor: Actor, act: PostAct): Sql {
  requireAct(actor, act);
  const { userId, workspaceId } = actor;
  const inWorkspace = sql`p.workspace_id = ${workspaceId}::uuid`;
  if (reachesAll(actor, act)) return inWorkspace;
  const publishable = sql`p.author_id = ${userId}::uuid or ${AUTHOR_CONSENTS}`;
  if (act !== "drafts.write") return sql`${inWorkspace} and (${publishable})`;
  return sql`${inWorkspace} and (${publishable} or p.status = 'draft')`;
}

/**
 * The actor may not do something to a post: says why. Always throws `post_of_other` for one that they may read, and
 * `post_not_found` for every other one.
 */
export async function refusePost(db: Pick<Db, "post">, actor: Actor, id: string): Promise<never> {
  const where = { id, ...postsOf(actor, "content.read"), deletedAt: null };
  const row = await db.post.findFirst({ where, select: { id: true } });
  throw new DomainError<PostErrorCode>(row ? "post_of_other" : "post_not_found");
}

/** Whose posts are meant, by the jobs too. */
export type Author = Pick<Actor, "userId" | "workspaceId">;

/** The posts under a person's name, for `where` and `data`. */
export function authoredBy({ userId, workspaceId }: Author) {
  return { workspaceId, authorId: userId };
}

/**
 * The same condition on `posts p`, for statements in SQL. They go by the indexes that begin with the workspace: no index
 * is used for `is not distinct from`, or the one of authors would be read beside them, all of it.
 */
export function authoredBySql({ userId, workspaceId }: Author): Sql {
  return sql`p.workspace_id = ${workspaceId}::uuid and p.author_id is not distinct from ${userId}::uuid`;
}
