import type { CompassDeps } from "./deps";
import type { Actor } from "../shared/actor";
import type { TopicsTask, Writer } from "../writing/ports/writer";
import { createTopicFilter } from "./create-topic-filter";
import type { AnalysisEvent } from "./model/analysis-view";
import type { FoundTopic } from "../topics/model/topic-view";
import { recordGeneration } from "./record-generation";

export type FoundTopics = { topics: FoundTopic[]; engine: "model" | "outline"; model: string };

type Progress = { signal: AbortSignal; emit(event: AnalysisEvent): void };
type Choice = {
  /** False for a text in a language that the outline composer does not know, where it would pick odd words. */
  mayExtract: boolean;
};

/**
 * Finds the topics of a text and emits them as they arrive. When the model fails or leaves no valid topic, the outline
 * composer extracts them if `mayExtract` is set. An empty list means that the text has none; null means that it was
 * stopped.
 */
export async function findTopics(
  deps: Pick<CompassDeps, "db" | "clock" | "log" | "writer" | "outlineWriter">,
  actor: Actor,
  task: TopicsTask,
  { mayExtract, ...progress }: Progress & Choice,
): Promise<FoundTopics | null> {
  const { kind, model } = deps.writer.engine;
  if (kind === "outline" && !mayExtract) return { topics: [], engine: kind, model };
  const found = await askWriter(deps, actor, deps.writer, task, progress);
  if (!found || found.topics.length > 0) return found;
  // Asking the outline composer again would find none either.
  if (!mayExtract || (kind === "outline" && !found.failed)) return found;
  progress.emit({ kind: "extracting" });
  return askWriter(deps, actor, deps.outlineWriter, task, progress);
}

async function askWriter(
  deps: Pick<CompassDeps, "db" | "clock" | "log">,
  actor: Actor,
  writer: Writer,
  task: TopicsTask,
  { signal, emit }: Progress,
): Promise<(FoundTopics & { failed: boolean }) | null> {
  const startedAt = new Date(deps.clock.now());
  const accept = createTopicFilter(task.text);
  let ended = false;
  const outcome = await writer.findTopics(task, {
    userId: actor.userId,
    signal,
    onTopic(topic) {
      const accepted = ended || signal.aborted ? null : accept(topic);
      if (accepted) emit({ kind: "topic", topic: accepted });
    },
  });
  ended = true;
  const stopped = outcome.kind === "failed" && outcome.reason === "stopped";
  // Without usage nothing was paid for; a stop during a repair has usage from the first answer.
  if (stopped && !outcome.usage) return null;
  await recordGeneration(deps, actor, writer, { startedAt, outcome });
  // The writer may have finished before the stop reached it.
  if (stopped || signal.aborted) return null;
  const { kind, model } = writer.engine;
  if (outcome.kind === "failed") {
    deps.log.warn("compass.not_found", { engine: kind, reason: outcome.reason });
    return { topics: [], engine: kind, model, failed: true };
  }
  // Filters the final answer from scratch: a repair may have replaced the emitted topics.
  const again = createTopicFilter(task.text);
  const topics = outcome.value.map(again).filter((topic) => topic !== null);
  return { topics, engine: kind, model: outcome.model, failed: false };
}
