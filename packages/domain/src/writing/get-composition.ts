import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ownRows } from "../shared/own-rows";
import { countRewrites } from "./count-rewrites";
import type { CompositionAnswers } from "./model/composition-answers";
import type { CompositionView } from "./model/composition-view";
import type { WritingErrorCode } from "./model/writing-errors";
import { WRITING_LIMITS } from "./model/writing-limits";
import { toVersionView } from "./to-version-view";

/** One composition of the actor with its versions. Refuses with `composition_not_found`. */
export async function getComposition(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<CompositionView> {
  const row = await db.composition.findFirst({
    where: { id, ...ownRows(actor) },
    include: {
      versions: { orderBy: { number: "asc" } },
      post: { select: { id: true, deletedAt: true } },
    },
  });
  if (!row) throw new DomainError<WritingErrorCode>("composition_not_found");
  const rewrites = await countRewrites(db, id, clock.now());
  return {
    id: row.id,
    version: row.version,
    answers: row.answers as CompositionAnswers,
    quote: row.quote === null ? null : { quote: row.quote, url: row.quoteUrl },
    postId: row.post && row.post.deletedAt === null ? row.post.id : null,
    versions: row.versions.map(toVersionView),
    rewritesLeft: Math.max(0, WRITING_LIMITS.rewrites - rewrites),
    updatedAt: row.updatedAt,
  };
}
