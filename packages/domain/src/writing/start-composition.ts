import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { ownRows } from "../shared/own-rows";
import { toJsonColumn } from "../shared/to-json-column";
import { getComposition } from "./get-composition";
import type { CompositionAnswers } from "./model/composition-answers";
import type { CompositionView } from "./model/composition-view";
import type { SourceQuote } from "./model/source";

/** Keeps the wizard's first answers. `quote`: what the text may lean on. */
export async function startComposition(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  { answers, quote }: { answers: CompositionAnswers; quote: SourceQuote | null },
): Promise<CompositionView> {
  const { id } = await deps.db.composition.create({
    data: {
      ...ownRows(actor),
      answers: toJsonColumn(answers),
      quote: quote?.quote,
      quoteUrl: quote?.url,
      updatedAt: new Date(deps.clock.now()),
    },
    select: { id: true },
  });
  return getComposition(deps, actor, id);
}
