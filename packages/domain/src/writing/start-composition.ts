import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { ownedBy } from "../shared/owned-by";
import { toJsonColumn } from "../shared/to-json-column";
import { getComposition } from "./get-composition";
import type { CompositionAnswers } from "./model/composition-answers";
import type { CompositionView } from "./model/composition-view";
import type { SourceQuote } from "./model/source";

/** Creates a composition from the wizard's first answers. `quote`: what the text is based on. */
export async function startComposition(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  { answers, quote }: { answers: CompositionAnswers; quote: SourceQuote | null },
): Promise<CompositionView> {
  const { id } = await deps.db.composition.create({
    data: {
      ...ownedBy(actor),
      answers: toJsonColumn(answers),
      quote: quote?.quote,
      quoteUrl: quote?.url,
      updatedAt: new Date(deps.clock.now()),
    },
    select: { id: true },
  });
  return getComposition(deps, actor, id);
}
