import type { WritingDeps } from "./deps";
import { type Actor, ownIn } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { toJsonColumn } from "../shared/to-json-column";
import type { VersionRef } from "../shared/row-ref";
import { findComposition } from "./find-composition";
import type { CompositionAnswers } from "./model/composition-answers";
import type { WritingErrorCode } from "./model/writing-errors";

/**
 * Saves the answers in the version the user saw; returns the next version. Refuses with `composition_not_found` or
 * `composition_changed`.
 */
export async function saveAnswers(
  { db, clock }: Pick<WritingDeps, "db" | "clock">,
  actor: Actor,
  ref: VersionRef,
  answers: CompositionAnswers,
): Promise<VersionRef> {
  const { count } = await db.composition.updateMany({
    where: { id: ref.id, ...ownIn(actor), version: ref.version },
    data: {
      answers: toJsonColumn(answers),
      version: { increment: 1 },
      updatedAt: new Date(clock.now()),
    },
  });
  if (count === 0) {
    await findComposition(db, actor, ref.id);
    throw new DomainError<WritingErrorCode>("composition_changed");
  }
  return { id: ref.id, version: ref.version + 1 };
}
