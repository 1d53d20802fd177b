import type { Prisma } from "@takt/db/generated/prisma/client";
import { postsOf } from "../posts/posts-of";
import { type Actor, inWorkspace } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { withWorkspaceLocked } from "../shared/with-lock";
import type { LabelErrorCode, LabelPostsInput, SetLabelsInput } from "./model/label-input";
import { LABEL_LIMITS } from "./model/label-limits";
import type { LabelOutcome } from "./model/label-view";

type Deps = Pick<CoreDeps, "db">;
type Pair = { postId: string; labelId: string };

/**
 * Adds labels to posts and takes others off them, and tells what became of each: a post that would have too many keeps what
 * it has (`post_labels_full`). Refuses with `post_not_found` when none of the posts is the actor's, and `label_not_found`
 * when an added label is not. What a post is otherwise stays: its version, its time and its review know nothing of labels.
 */
export function labelPosts(
  { db }: Deps,
  actor: Actor,
  { postIds, add, remove }: LabelPostsInput,
): Promise<LabelOutcome[]> {
  return withWorkspaceLocked(db, actor.workspaceId, async (tx) => {
    const own = await readOwn(tx, actor, add);
    if (add.some((id) => !own.has(id))) throw new DomainError<LabelErrorCode>("label_not_found");
    return changePosts(tx, actor, postIds, (_, before) =>
      [...new Set([...before, ...add])].filter((id) => !remove.includes(id)),
    );
  });
}

/** Gives each post its labels and no others; those that are gone are left out. Refuses with `post_not_found`. */
export function setPostLabels(
  { db }: Deps,
  actor: Actor,
  { posts }: SetLabelsInput,
): Promise<LabelOutcome[]> {
  const wanted = new Map(posts.map(({ id, labelIds }) => [id, labelIds]));
  return withWorkspaceLocked(db, actor.workspaceId, async (tx) => {
    const own = await readOwn(tx, actor, [...wanted.values()].flat());
    return changePosts(tx, actor, [...wanted.keys()], (id) => wanted.get(id)!.filter((one) => own.has(one)));
  });
}

/** Which of these labels are the actor's. */
async function readOwn(tx: Prisma.TransactionClient, actor: Actor, ids: readonly string[]) {
  const rows = await tx.label.findMany({
    where: { id: { in: [...new Set(ids)] }, ...inWorkspace(actor), deletedAt: null },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

async function changePosts(
  tx: Prisma.TransactionClient,
  actor: Actor,
  ids: readonly string[],
  change: (id: string, before: readonly string[]) => readonly string[],
): Promise<LabelOutcome[]> {
  const rows = await tx.post.findMany({
    where: { id: { in: [...ids] }, ...postsOf(actor, "library.write"), deletedAt: null },
    select: { id: true, labels: { where: { label: { deletedAt: null } }, select: { labelId: true } } },
  });
  if (rows.length === 0) throw new DomainError("post_not_found");
  const byId = new Map(rows.map(({ id, labels }) => [id, labels.map(({ labelId }) => labelId)]));
  const [added, removed]: [Pair[], Pair[]] = [[], []];
  const outcomes = ids.map((id): LabelOutcome => {
    const before = byId.get(id);
    if (!before) return { kind: "refused", id, code: "post_not_found" };
    const after = change(id, before);
    if (after.length > Math.max(LABEL_LIMITS.perPost, before.length))
      return { kind: "refused", id, code: "post_labels_full" };
    const toPair = (labelId: string) => ({ postId: id, labelId });
    added.push(...after.filter((one) => !before.includes(one)).map(toPair));
    removed.push(...before.filter((one) => !after.includes(one)).map(toPair));
    return { kind: "done", id, before };
  });
  if (removed.length > 0) await tx.postLabel.deleteMany({ where: { OR: removed } });
  if (added.length > 0) await tx.postLabel.createMany({ data: added, skipDuplicates: true });
  return outcomes;
}
