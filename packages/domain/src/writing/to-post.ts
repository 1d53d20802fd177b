import type { TextVersion, Post, Prisma } from "@takt/db/generated/prisma/client";
import type { WritingDeps } from "./deps";
import { getPost } from "../posts/get-post";
import type { PostView } from "../posts/model/post-view";
import { authoredBy, postsOf } from "../posts/posts-of";
import type { Actor } from "../shared/actor";
import { toJsonColumn } from "../shared/to-json-column";
import { withUserLocked } from "../shared/with-lock";
import { findComposition, findLivePost, findVersion } from "./find-composition";
import { aiOrigin } from "./model/ai-origin";
import type { Source } from "../posts/model/source";
import type { StoredParameters } from "./model/stored-parameters";
import { DomainError } from "../shared/domain-error";
import { containsTextOf, acceptsText } from "./accepts-text";
import type { WritingErrorCode } from "./model/writing-errors";

type TextFields = Pick<Post, "content" | "hashtags" | "aiOrigin"> & { sources: Source[] };

/**
 * Creates a draft from one version. `reviewed`: the user has confirmed "I have reviewed this text". A composition has
 * at most one post: an existing one that is not deleted is answered; while it is a draft that nobody has edited since,
 * it gets this version's text. Refuses with `composition_not_found`, `version_not_found`, or with `composition_closed`
 * when the post differs and accepts no other text, so that nobody sends a text they have not seen.
 */
export async function toPost(
  deps: Pick<WritingDeps, "db" | "clock">,
  actor: Actor,
  input: { id: string; versionId: string; reviewed: boolean },
): Promise<PostView> {
  const postId = await withUserLocked(deps.db, actor.userId, async (tx) => {
    const composition = await findComposition(tx, actor, input.id);
    const version = await findVersion(tx, actor, input);
    const versions = await tx.textVersion.findMany({ where: { compositionId: input.id } });
    const fields = textFields(version, versions);
    const reviewedAt = input.reviewed ? new Date(deps.clock.now()) : null;
    const existing = await findLivePost(tx, actor, composition);
    if (existing) {
      await replacePostText(tx, actor, existing, { fields, reviewedAt, versions });
      return existing.id;
    }
    const { id } = await tx.post.create({
      data: { ...authoredBy(actor), ...fields, reviewedAt },
      select: { id: true },
    });
    await tx.composition.update({ where: { id: input.id }, data: { postId: id } });
    return id;
  });
  return getPost(deps, actor, postId);
}

function textFields(version: TextVersion, versions: TextVersion[]) {
  return {
    content: version.text,
    hashtags: version.hashtags,
    aiOrigin: aiOrigin({ ...version, parameters: version.parameters as StoredParameters }, versions),
    sources: toJsonColumn(version.sources as Source[]),
  };
}

/**
 * Replaces a draft's text by that of another version of its composition, and records the review. Call it under the
 * user's lock. A post that was edited since, or is being sent, is not changed: when its text differs, it refuses with
 * `composition_closed`.
 */
async function replacePostText(
  tx: Prisma.TransactionClient,
  actor: Actor,
  post: Post,
  { fields, reviewedAt, versions }: { fields: TextFields; reviewedAt: Date | null; versions: TextVersion[] },
): Promise<void> {
  const same = containsTextOf(post, { text: fields.content, hashtags: fields.hashtags });
  const accepts = acceptsText(post, versions);
  if (same && (!accepts || post.reviewedAt !== null || reviewedAt === null)) return;
  if (!accepts) throw new DomainError<WritingErrorCode>("composition_closed");
  const { count } = await tx.post.updateMany({
    where: {
      id: post.id,
      ...postsOf(actor, "drafts.write"),
      version: post.version,
      status: "draft",
      deletedAt: null,
    },
    data: { ...fields, reviewedAt, version: { increment: 1 } },
  });
  if (count === 0) throw new DomainError<WritingErrorCode>("composition_closed");
}
