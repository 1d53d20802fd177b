import type { WritingDeps } from "./deps";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import { parseSources } from "../posts/model/source";
import type { Actor } from "../shared/actor";
import { voiceFor } from "../voice/stored-voice";
import { findComposition, findVersion, findQuote } from "./find-composition";
import { engineBehind } from "../provenance/model/version-origin";
import type { Rewrite } from "./model/rewrite";
import { askedWith, type StoredParameters } from "./model/stored-parameters";
import type { WritingEvent } from "./model/writing-event";
import type { Writer } from "./ports/writer";
import { reserveGeneration } from "./reserve-generation";
import { runGeneration } from "./run-generation";

/**
 * Starts a rewrite of one version. An outline's text, also an edited one, is rewritten by the outline composer:
 * rewrites cost no AI post, so they must not yield a model's text. Sources and hashtags stay. Refuses, before the first
 * event, with `composition_not_found`, `version_not_found`, `rate_exceeded` (seconds), `composition_closed` or
 * `rewrites_exceeded` (max).
 */
export async function rewriteText(
  deps: Pick<WritingDeps, "db" | "clock" | "log" | "writer" | "outlineWriter">,
  actor: Actor,
  { id, versionId, rewrite }: { id: string; versionId: string; rewrite: Rewrite },
  signal?: AbortSignal,
): Promise<AsyncIterable<WritingEvent, undefined>> {
  const quote = findQuote(await findComposition(deps.db, actor, id));
  const { text, hashtags, engine, ...row } = await findVersion(deps.db, actor, { id, versionId });
  const before = row.parameters as StoredParameters;
  const writer = getWriter(deps, engineBehind({ engine, parameters: before }));
  const stored = { hashtags, sources: parseSources(row.sources) };
  // The parameters of the original text, whatever the answers are now.
  const parameters = { ...askedWith(before), useResearch: false };
  const other = before.language === "en" ? "de" : "en";
  const language = rewrite === "other_language" ? other : before.language;
  await consumeRateLimit(deps, actor, "writing");
  const voice = await voiceFor(deps, actor, language);
  const generationId = await reserveGeneration(deps, actor, {
    compositionId: id,
    kind: "rewrite",
    engine: writer.engine,
  });
  return runGeneration(
    deps,
    actor,
    {
      generationId,
      compositionId: id,
      kind: "rewritten",
      rewrite,
      // The rewrite does not search, but its content comes from the original text's search.
      parameters: {
        ...parameters,
        useResearch: before.useResearch,
        language,
        rewrittenFrom: { versionId },
      },
      engine: writer.engine,
      stored,
    },
    (progress) => writer.rewrite({ parameters, voice, quote, text, rewrite, ...stored }, progress),
    signal,
  );
}

function getWriter(
  { writer, outlineWriter }: Pick<WritingDeps, "writer" | "outlineWriter">,
  engine: "model" | "outline",
): Writer {
  return engine === "model" || writer.engine.kind === "outline" ? writer : outlineWriter;
}
