import type { Prisma } from "@takt/db/generated/prisma/client";
import type { PostsDeps } from "./deps";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { toJsonColumn } from "../shared/to-json-column";
import { attachMedia } from "./attach-media";
import { toContentColumns } from "./content-columns";
import { getPost } from "./get-post";
import type { NewPostInput, TextWriter } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { authoredBy, postsOf, postsOfSql } from "./posts-of";
import { parseSources } from "./model/source";
import { requireAct } from "../workspaces/model/acts";
import { requireOneContent } from "./require-one-content";

/**
 * Creates a draft under an id from the browser. Repeated, because an answer was lost, it returns the draft as it is by
 * now, whatever it is called with. A copy of a post of the workspace takes over its origin, sources and labels,
 * and has to be reviewed again, as a text has that a `machine` brings. Refuses with `post_not_found` (the id is somebody else's, or of a deleted post), `media_not_found`,
 * `post_content_mixed` and `rate_exceeded`.
 */
export async function createPost(
  deps: Pick<PostsDeps, "db" | "clock">,
  actor: Actor,
  { id, media, copyOf, linkCard, poll, ...fields }: NewPostInput,
  by: TextWriter = "person",
): Promise<PostView> {
  requireAct(actor, "drafts.write");
  await consumeRateLimit(deps, actor, "post");
  await deps.db.$transaction(async (tx) => {
    const origin = copyOf === undefined ? {} : await getOrigin(tx, actor, copyOf, fields.content);
    const content = toContentColumns({ linkCard, poll });
    const written = by === "machine" ? { aiOrigin: "generated" as const } : {};
    const row = { id, ...fields, ...content, ...written, ...origin, ...authoredBy(actor) };
    const { count } = await tx.post.createMany({ data: [row], skipDuplicates: true });
    if (count === 0) return;
    await attachMedia(tx, actor, id, media);
    await requireOneContent(tx, id);
    if (copyOf !== undefined) await copyLabels(tx, actor, copyOf, id);
  });
  const post = await getPost(deps, actor, id);
  if (post.deletedAt) throw new DomainError("post_not_found");
  return post;
}

/** Returns the origin of a copy; empty when the original is gone, because keeping the text matters more. */
async function getOrigin(tx: Prisma.TransactionClient, actor: Actor, id: string, content: string) {
  const original = await tx.post.findFirst({
    where: { id, ...postsOf(actor, "content.read") },
    select: { aiOrigin: true, sources: true, content: true },
  });
  if (!original) return {};
  const edited = original.aiOrigin === "generated" && original.content !== content;
  return {
    aiOrigin: edited ? ("assisted" as const) : original.aiOrigin,
    sources: toJsonColumn(parseSources(original.sources)),
  };
}

async function copyLabels(
  tx: Prisma.TransactionClient,
  actor: Actor,
  from: string,
  to: string,
): Promise<void> {
  await tx.$executeRaw`
    insert into post_labels (post_id, label_id)
    select ${to}::uuid, pl.label_id from post_labels pl
    join posts p on p.id = pl.post_id join labels l on l.id = pl.label_id
    where p.id = ${from}::uuid and ${postsOfSql(actor, "content.read")} and l.deleted_at is null`;
}
