import type { Composition } from "@takt/db/generated/prisma/client";
import { DomainError } from "../shared/domain-error";
import { type CompositionAnswers, missingAnswer, toWritingParameters } from "./model/composition-answers";
import type { SourceQuote } from "./model/source-quote";
import type { WritingErrorCode } from "./model/writing-errors";
import type { WritingParameters } from "./model/writing-parameters";
import { quoteOf } from "./quote-of";

/** Parses a composition's answers into the input for a writer. Refuses with `composition_incomplete` (answer). */
export function parseAnswers(row: Pick<Composition, "answers" | "quote" | "quoteUrl">): {
  parameters: WritingParameters;
  quote: SourceQuote | null;
} {
  const answers = row.answers as CompositionAnswers;
  const answer = missingAnswer(answers);
  if (answer !== null) throw new DomainError<WritingErrorCode>("composition_incomplete", { answer });
  return {
    parameters: toWritingParameters(answers),
    quote: quoteOf(row),
  };
}
