import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { nameOfError } from "../shared/name-of-error";
import { streamWork } from "../shared/stream-work";
import { endGeneration, type Generating } from "./end-generation";
import type { WritingEvent } from "./model/writing-event";
import type { WritingOutcome, WritingProgress, WrittenPost } from "./ports/writer";

/**
 * Asks a writer for what was reserved, and tells how it goes on. Whether or not anybody listens: what came is kept, and
 * the reservation settled. `signal` stops it.
 */
export function runGeneration(
  deps: Pick<Deps, "db" | "clock" | "log">,
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
      let over = false;
      const progress: WritingProgress = {
        userId: actor.userId,
        signal: stop,
        onText(grown) {
          // Late words of a call that has ended.
          if (over) return;
          text = grown;
          push({ kind: "text", text });
        },
      };
      const asked = async () => ask(progress);
      const outcome = await asked().catch((error: unknown): WritingOutcome<WrittenPost> => {
        deps.log.error("writing.writer_failed", { ...about, ...nameOfError(error) });
        return { kind: "failed", reason: stop.aborted ? "stopped" : "unavailable", partial: text };
      });
      over = true;
      push(await endGeneration(deps, actor, generating, outcome));
    },
  );
}

const areTexts = (waiting: WritingEvent, next: WritingEvent) =>
  waiting.kind === "text" && next.kind === "text";
