import type { Composition } from "@takt/db/generated/prisma/client";
import type { WritingDeps } from "./deps";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { voiceFor } from "../voice/stored-voice";
import { findComposition, findQuote } from "./find-composition";
import { type CompositionAnswers, missingAnswer, toWritingParameters } from "./model/composition-answers";
import type { WritingErrorCode } from "./model/writing-errors";
import type { WritingEvent } from "./model/writing-event";
import { reserveGeneration } from "./reserve-generation";
import { runGeneration } from "./run-generation";

/**
 * Starts a text from a composition's answers, by the model or, on request, by the outline composer. Refuses, before the
 * first event, with `composition_not_found`, `composition_incomplete` (answer), `rate_exceeded` (seconds),
 * `composition_closed`, `rewrites_exceeded` (max) or `ai_limit_reached` (limit).
 */
export async function writeText(
  deps: Pick<WritingDeps, "db" | "clock" | "log" | "writer" | "outlineWriter">,
  actor: Actor,
  { id, engine }: { id: string; engine?: "outline" | undefined },
  signal?: AbortSignal,
): Promise<AsyncIterable<WritingEvent, undefined>> {
  const writer = engine === "outline" ? deps.outlineWriter : deps.writer;
  const { parameters: asked, quote } = parseAnswers(await findComposition(deps.db, actor, id));
  const parameters = { ...asked, useResearch: asked.useResearch && writer.canResearch };
  await consumeRateLimit(deps, actor, "writing");
  const voice = await voiceFor(deps, actor, parameters.language);
  const generationId = await reserveGeneration(deps, actor, {
    compositionId: id,
    kind: "write",
    engine: writer.engine,
  });
  return runGeneration(
    deps,
    actor,
    {
      generationId,
      compositionId: id,
      kind: "written",
      rewrite: null,
      parameters,
      engine: writer.engine,
    },
    (progress) => writer.write({ parameters, voice, quote }, progress),
    signal,
  );
}

/** Parses a composition's answers into the input for a writer. Refuses with `composition_incomplete` (answer). */
function parseAnswers(row: Pick<Composition, "answers" | "quote" | "quoteUrl">) {
  const answers = row.answers as CompositionAnswers;
  const answer = missingAnswer(answers);
  if (answer !== null) throw new DomainError<WritingErrorCode>("composition_incomplete", { answer });
  return { parameters: toWritingParameters(answers), quote: findQuote(row) };
}
