import type { Db } from "@takt/db/client";
import { startComposition } from "../writing/start-composition";
import { type CompositionAnswers, defaultAnswers } from "../writing/model/composition-answers";
import type { CompositionView } from "../writing/model/composition-view";
import type { SourceQuote } from "../writing/model/source";
import { actorOf } from "./actor-of";
import { fakeDeps } from "./fake-deps";

/** Creates a composition that is ready to be written. */
export function compositionOf(
  db: Db,
  user: { id: string; workspaceId: string },
  answers: Partial<CompositionAnswers> = {},
  quote: SourceQuote | null = null,
): Promise<CompositionView> {
  const all = { ...defaultAnswers("en"), topic: "Tides", ...answers };
  return startComposition(fakeDeps(db), actorOf(user), { answers: all, quote });
}
