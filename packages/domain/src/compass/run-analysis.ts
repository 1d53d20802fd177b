import { detectLanguage } from "@takt/text/detection/detect-language";
import { loadLanguageDatabase } from "@takt/text/detection/language-database";
import { excerpt } from "@takt/text/excerpt";
import { truncate } from "@takt/text/truncate";
import type { CompassDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { findTopics } from "./find-topics";
import { saveAnalysis } from "./stored-analyses";
import type { AnalysisInput } from "./model/analysis-input";
import type { AnalysisEvent, SourceLanguage } from "./model/analysis-view";
import { COMPASS_LIMITS } from "./model/compass-limits";
import type { PageFailure } from "./model/page-failure";
import { visibleText } from "./model/visible-text";
import type { ReadPage } from "./ports/page-reader";

type RunDeps = Pick<CompassDeps, "db" | "clock" | "log" | "pages" | "writer" | "outlineWriter">;
type Progress = { signal: AbortSignal; emit(event: AnalysisEvent): void };
type ReadSource = {
  url: string | null;
  title: string;
  text: string;
  headings: string[];
  language: SourceLanguage;
  truncated: boolean;
};

/** Reads the source, finds its topics and saves them, emitting each step; `signal` stops it. */
export async function runAnalysis(
  deps: RunDeps,
  actor: Actor,
  input: AnalysisInput,
  progress: Progress,
): Promise<void> {
  const { signal, emit } = progress;
  const started = deps.clock.now();
  const read = await readSource(deps, actor, input, progress);
  if (signal.aborted) return emit({ kind: "failed", reason: "stopped" });
  if (typeof read === "string") return emit({ kind: "failed", reason: read });

  const { url, title, text, headings, language, truncated } = read;
  emit({ kind: "source", source: { language, truncated } });
  emit({ kind: "stage", stage: "finding" });
  const found = await findTopics(
    deps,
    actor,
    { text, language: input.language, headings },
    { ...progress, mayExtract: language !== "other" },
  );
  if (!found) return emit({ kind: "failed", reason: "stopped" });
  if (found.topics.length === 0) return emit({ kind: "failed", reason: "no_topics" });

  const analysis = await saveAnalysis(deps, actor, {
    source: input.source.kind,
    sourceUrl: url,
    title,
    language: input.language,
    topics: found.topics,
    processingMs: Math.round(deps.clock.now() - started),
    engine: found.engine,
    model: found.model,
  });
  emit({ kind: "done", analysis });
}

/** Returns the text to analyse: only its visible characters, so that a quote can be found in it. */
async function readSource(
  { pages }: RunDeps,
  actor: Actor,
  { source }: AnalysisInput,
  { signal, emit }: Progress,
): Promise<ReadSource | PageFailure> {
  const { maxTextLength, minTextLength, ...most } = COMPASS_LIMITS;
  let page: ReadPage | null = null;
  if (source.kind === "url") {
    emit({ kind: "stage", stage: "fetching" });
    const onFetched = () => !signal.aborted && emit({ kind: "stage", stage: "reading" });
    const outcome = await pages.read(source.url, { signal, owner: actor.userId, onFetched });
    if (outcome.kind === "failed") return outcome.reason;
    page = outcome;
  }
  const whole = visibleText(source.kind === "text" ? source.text : (page?.text ?? ""));
  const text = truncate(whole, maxTextLength);
  if (text.length < minTextLength) return "too_short";
  await loadLanguageDatabase();
  return {
    url: page?.url ?? null,
    title: excerpt(visibleText(page?.title ?? ""), most.title) || excerpt(text, most.excerptLength),
    text,
    headings: page?.headings ?? [],
    language: detectLanguage(text),
    truncated: page?.truncated === true || text.length < whole.length,
  };
}
