import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { findTopics } from "./find-topics";
import { keepAnalysis } from "./keep-analysis";
import type { AnalysisInput } from "./model/analysis-input";
import type { AnalysisEvent } from "./model/analysis-view";
import { COMPASS_LIMITS } from "./model/compass-limits";
import { firstWords } from "./model/first-words";
import type { PageFailure } from "./model/page-failure";
import type { SourceLanguage } from "./model/source-language";
import { visibleText } from "./model/visible-text";
import type { ReadPage } from "./ports/page-reader";

type RunDeps = Pick<Deps, "db" | "clock" | "log" | "pages" | "writer" | "outlineWriter">;
type Progress = { signal: AbortSignal; tell(event: AnalysisEvent): void };
type ReadSource = {
  url: string | null;
  title: string;
  text: string;
  headings: string[];
  language: SourceLanguage;
  truncated: boolean;
};

/** Reads the source, finds its topics and keeps them, telling each step; `signal` stops it. */
export async function runAnalysis(
  deps: RunDeps,
  actor: Actor,
  input: AnalysisInput,
  progress: Progress,
): Promise<void> {
  const { signal, tell } = progress;
  const started = deps.clock.now();
  const read = await readSource(deps, actor, input, progress);
  if (signal.aborted) return tell({ kind: "failed", reason: "stopped" });
  if (typeof read === "string") return tell({ kind: "failed", reason: read });

  const { url, title, text, headings, language, truncated } = read;
  tell({ kind: "source", source: { language, truncated } });
  tell({ kind: "stage", stage: "finding" });
  const found = await findTopics(
    deps,
    actor,
    { text, language: input.language, headings },
    { ...progress, mayExtract: language !== "other" },
  );
  if (!found) return tell({ kind: "failed", reason: "stopped" });
  if (found.topics.length === 0) return tell({ kind: "failed", reason: "no_topics" });

  const analysis = await keepAnalysis(deps, actor, {
    source: input.source.kind,
    sourceUrl: url,
    title,
    language: input.language,
    topics: found.topics,
    processingMs: Math.round(deps.clock.now() - started),
    engine: found.engine,
    model: found.model,
  });
  tell({ kind: "done", analysis });
}

/** What is analysed: only what a reader sees of it, so that a quote can be found again. */
async function readSource(
  { pages }: RunDeps,
  actor: Actor,
  { source }: AnalysisInput,
  { signal, tell }: Progress,
): Promise<ReadSource | PageFailure> {
  const { longestText, shortestText, ...most } = COMPASS_LIMITS;
  let page: ReadPage | null = null;
  if (source.kind === "url") {
    tell({ kind: "stage", stage: "fetching" });
    const onFetched = () => !signal.aborted && tell({ kind: "stage", stage: "reading" });
    const outcome = await pages.read(source.url, { signal, owner: actor.userId, onFetched });
    if (outcome.kind === "failed") return outcome.reason;
    page = outcome;
  }
  const whole = visibleText(source.kind === "text" ? source.text : (page?.text ?? ""));
  const text = whole.slice(0, longestText).replace(/[\ud800-\udbff]$/, "");
  if (text.length < shortestText) return "too_short";
  return {
    url: page?.url ?? null,
    title: firstWords(visibleText(page?.title ?? ""), most.title) || firstWords(text, most.firstWords),
    text,
    headings: page?.headings ?? [],
    language: page ? (page.language ?? "other") : await pages.languageOf(text, { signal }),
    truncated: page?.truncated === true || text.length < whole.length,
  };
}
