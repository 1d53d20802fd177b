import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { findTopics } from "./find-topics";
import { keepAnalysis } from "./keep-analysis";
import type { AnalysisInput } from "./model/analysis-input";
import type { AnalysisEvent } from "./model/analysis-view";
import { COMPASS_LIMITS } from "./model/compass-limits";
import { firstWords } from "./model/first-words";
import type { PageFailure } from "./model/page-failure";
import { visibleText } from "./model/visible-text";

type RunDeps = Pick<Deps, "db" | "clock" | "log" | "pages" | "writer" | "outlineWriter">;
type Progress = { signal: AbortSignal; tell(event: AnalysisEvent): void };
type ReadSource = { url: string | null; title: string; text: string; headings: string[] };

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

  tell({ kind: "stage", stage: "finding" });
  const { url, title, text, headings } = read;
  const found = await findTopics(deps, actor, { text, language: input.language, headings }, progress);
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
  let read: ReadSource;
  if (source.kind === "text") {
    read = { url: null, title: "", text: source.text, headings: [] };
  } else {
    tell({ kind: "stage", stage: "reading" });
    const page = await pages.read(source.url, { signal, owner: actor.userId });
    if (page.kind === "failed") return page.reason;
    read = page;
  }
  const text = visibleText(read.text)
    .slice(0, longestText)
    .replace(/[\ud800-\udbff]$/, "");
  if (text.length < shortestText) return "too_short";
  const title = firstWords(visibleText(read.title), most.title) || firstWords(text, most.firstWords);
  return { ...read, text, title };
}
