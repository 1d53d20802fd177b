import { DomainError } from "../shared/domain-error";
import { type Actor, inWorkspace } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { postsOf, postsOfSql } from "../posts/posts-of";
import { COUNT_LIMIT } from "../posts/model/count-limit";
import { LABEL_LIMITS } from "./model/label-limits";
import { LABEL_COLUMNS, type LabelView } from "./model/label-view";

type Deps = Pick<CoreDeps, "db">;

/** Lists the workspace's labels by name. */
export function listLabels({ db }: Deps, actor: Actor): Promise<LabelView[]> {
  return db.label.findMany({
    where: { ...inWorkspace(actor), deletedAt: null },
    orderBy: [{ foldedName: "asc" }, { id: "asc" }],
    take: LABEL_LIMITS.perWorkspace,
    select: LABEL_COLUMNS,
  });
}

/** Counts the posts that each label of the workspace is on, deleted ones apart, up to COUNT_LIMIT. */
export function countLabeledPosts({ db }: Deps, actor: Actor): Promise<{ id: string; posts: number }[]> {
  return db.$queryRaw`
    select l.id, (select count(*)::int from (
      select 1 from post_labels pl join posts p on p.id = pl.post_id
      where pl.label_id = l.id and ${postsOfSql(actor, "content.read")} and p.deleted_at is null
      limit ${COUNT_LIMIT}::int) counted) as posts
    from labels l
    where l.workspace_id = ${actor.workspaceId}::uuid and l.deleted_at is null
    order by l.folded_name, l.id`;
}

/** Lists the labels of a post. Refuses with `post_not_found`. */
export async function listPostLabels({ db }: Deps, actor: Actor, postId: string): Promise<string[]> {
  const post = await db.post.findFirst({
    where: { id: postId, ...postsOf(actor, "content.read") },
    select: { labels: { where: { label: { deletedAt: null } }, select: { labelId: true } } },
  });
  if (!post) throw new DomainError("post_not_found");
  return post.labels.map(({ labelId }) => labelId);
}
