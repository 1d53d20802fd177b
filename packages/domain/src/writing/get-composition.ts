import type { WritingDeps } from "./deps";
import { type Actor, ownIn } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { countRewrites } from "./version-room";
import type { CompositionAnswers } from "./model/composition-answers";
import type { CompositionView } from "./model/composition-view";
import type { WritingErrorCode } from "./model/writing-errors";
import { WRITING_LIMITS } from "./model/writing-limits";
import { findQuote } from "./find-composition";
import { acceptsText } from "./accepts-text";
import { toVersionView } from "./to-version-view";

/** Gets one of the actor's compositions with its versions. Refuses with `composition_not_found`. */
export async function getComposition(
  { db, clock }: Pick<WritingDeps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<CompositionView> {
  const row = await db.composition.findFirst({
    where: { id, ...ownIn(actor) },
    include: {
      versions: { orderBy: { number: "asc" } },
      post: true,
    },
  });
  if (!row) throw new DomainError<WritingErrorCode>("composition_not_found");
  const post = row.post?.deletedAt === null ? row.post : null;
  const rewrites = await countRewrites(db, id, clock.now());
  return {
    id: row.id,
    version: row.version,
    answers: row.answers as CompositionAnswers,
    quote: findQuote(row),
    postId: post?.id ?? null,
    isOpen: post === null || acceptsText(post, row.versions),
    versions: row.versions.map(toVersionView),
    rewritesLeft: Math.max(0, WRITING_LIMITS.rewrites - rewrites),
    updatedAt: row.updatedAt,
  };
}
