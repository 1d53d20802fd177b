import type { Db } from "@takt/db/client";
import { createComposition } from "../writing/create-composition";
import { type CompositionAnswers, defaultAnswers } from "../writing/model/composition-answers";
import type { CompositionView } from "../writing/model/composition-view";
import type { SourceQuote } from "../writing/model/source-quote";
import { toActor } from "./to-actor";
import { fakeDeps } from "./fake-deps";
import { v7 } from "uuid";

/** Creates a composition that is ready to be written. */
export function createCompositionFor(
  db: Db,
  user: { id: string; workspaceId: string },
  answers: Partial<CompositionAnswers> = {},
  quote: SourceQuote | null = null,
): Promise<CompositionView> {
  const all = { ...defaultAnswers("en"), topic: "Tides", ...answers };
  return createComposition(fakeDeps(db), toActor(user), { id: v7(), answers: all, quote });
}
