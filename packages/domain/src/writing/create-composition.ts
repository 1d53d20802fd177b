import type { WritingDeps } from "./deps";
import { type Actor, ownIn } from "../shared/actor";
import { toJsonColumn } from "../shared/to-json-column";
import { getComposition } from "./get-composition";
import type { CompositionAnswers } from "./model/composition-answers";
import type { CompositionView } from "./model/composition-view";
import type { SourceQuote } from "./model/source-quote";

/**
 * Creates a composition with the wizard's first answers under an id from the browser. Repeated, because an answer was
 * lost, it returns the composition as it is by now. `quote`: what the text may lean on. Refuses with
 * `composition_not_found` when the id is somebody else's.
 */
export async function createComposition(
  deps: Pick<WritingDeps, "db" | "clock">,
  actor: Actor,
  { id, answers, quote }: { id: string; answers: CompositionAnswers; quote: SourceQuote | null },
): Promise<CompositionView> {
  const row = {
    id,
    ...ownIn(actor),
    answers: toJsonColumn(answers),
    quote: quote?.quote,
    quoteUrl: quote?.url,
    updatedAt: new Date(deps.clock.now()),
  };
  await deps.db.composition.createMany({ data: [row], skipDuplicates: true });
  return getComposition(deps, actor, id);
}
