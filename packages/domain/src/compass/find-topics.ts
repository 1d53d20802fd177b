import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import type { TopicsTask, Writer } from "../writing/ports/writer";
import { createSieve } from "./create-sieve";
import type { AnalysisEvent } from "./model/analysis-view";
import type { FoundTopic } from "./model/found-topic";
import { noteGeneration } from "./note-generation";

export type FoundTopics = { topics: FoundTopic[]; engine: "model" | "outline"; model: string };

type Progress = { signal: AbortSignal; tell(event: AnalysisEvent): void };
type Choice = {
  /** False for a text in a language that the outline composer does not know: it would answer with odd words of it. */
  mayExtract: boolean;
};

/**
 * The topics of a text, told as they come. When the model fails, or leaves no topic that may pass, they are extracted by
 * the outline composer, if they may be. None: the text has none. null: stopped.
 */
export async function findTopics(
  deps: Pick<Deps, "db" | "clock" | "log" | "writer" | "outlineWriter">,
  actor: Actor,
  task: TopicsTask,
  { mayExtract, ...progress }: Progress & Choice,
): Promise<FoundTopics | null> {
  const { kind, model } = deps.writer.engine;
  if (kind === "outline" && !mayExtract) return { topics: [], engine: kind, model };
  const found = await ask(deps, actor, deps.writer, task, progress);
  if (!found || found.topics.length > 0) return found;
  // An outline composer has found none: asked again it would not either.
  if (!mayExtract || (kind === "outline" && !found.failed)) return found;
  progress.tell({ kind: "extracting" });
  return ask(deps, actor, deps.outlineWriter, task, progress);
}

async function ask(
  deps: Pick<Deps, "db" | "clock" | "log">,
  actor: Actor,
  writer: Writer,
  task: TopicsTask,
  { signal, tell }: Progress,
): Promise<(FoundTopics & { failed: boolean }) | null> {
  const startedAt = new Date(deps.clock.now());
  const passes = createSieve(task.text);
  let over = false;
  const outcome = await writer.findTopics(task, {
    userId: actor.userId,
    signal,
    onTopic(topic) {
      const passed = over || signal.aborted ? null : passes(topic);
      if (passed) tell({ kind: "topic", topic: passed });
    },
  });
  over = true;
  const stopped = outcome.kind === "failed" && outcome.reason === "stopped";
  // Stopped while it was asked once more: the first answer has been paid for.
  if (stopped && !outcome.usage) return null;
  await noteGeneration(deps, actor, writer, { startedAt, outcome });
  // Stopped too late for the writer.
  if (stopped || signal.aborted) return null;
  const { kind, model } = writer.engine;
  if (outcome.kind === "failed") {
    deps.log.warn("compass.not_found", { engine: kind, reason: outcome.reason });
    return { topics: [], engine: kind, model, failed: true };
  }
  // Anew, not what was told: a repair may have replaced it.
  const again = createSieve(task.text);
  const topics = outcome.value.map(again).filter((topic) => topic !== null);
  return { topics, engine: kind, model: outcome.model, failed: false };
}
