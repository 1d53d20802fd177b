import type { WritingDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { streamWork, errorLogFields } from "../shared/stream-work";
import { endGeneration, type Generating } from "./end-generation";
import type { WritingEvent } from "./model/writing-event";
import type { WritingOutcome, WritingProgress, WrittenPost } from "./ports/writer";

/**
 * Runs a reserved generation and streams its progress. Whether or not anybody consumes the events, the received text is
 * saved and the reservation closed. `signal` stops it.
 */
export function runGeneration(
  deps: Pick<WritingDeps, "db" | "clock" | "log">,
  actor: Actor,
  generating: Generating,
  ask: (progress: WritingProgress) => Promise<WritingOutcome<WrittenPost>>,
  signal: AbortSignal | undefined,
): AsyncIterable<WritingEvent, undefined> {
  const { generationId, compositionId } = generating;
  const about = { generationId, compositionId };
  return streamWork<WritingEvent>(
    { log: deps.log, name: "writing.not_settled", about, signal, replaces: areTexts },
    async ({ signal: stop, push }) => {
      let text = "";
      let ended = false;
      const progress: WritingProgress = {
        userId: actor.userId,
        signal: stop,
        onText(textSoFar) {
          // Ignores late chunks of a call that has ended.
          if (ended) return;
          text = textSoFar;
          push({ kind: "text", text });
        },
      };
      const callWriter = async () => ask(progress);
      const outcome = await callWriter().catch((error: unknown): WritingOutcome<WrittenPost> => {
        deps.log.error("writing.writer_failed", { ...about, ...errorLogFields(error) });
        return { kind: "failed", reason: stop.aborted ? "stopped" : "unavailable", partial: text };
      });
      ended = true;
      push(await endGeneration(deps, actor, generating, outcome));
    },
  );
}

const areTexts = (waiting: WritingEvent, next: WritingEvent) =>
  waiting.kind === "text" && next.kind === "text";
