import type { WritingOutcome, WritingProgress } from "@takt/domain/writing/ports/writer";
import type { AnswerFormat } from "../answers/answer-format";
import type { Prompt } from "../prompts/prompt";
import type { WriterSettings } from "../writer-settings";
import type { Ask, Question } from "./ask";
import { converse, type Reading } from "./converse";
import { personHash } from "./person-hash";
import { toWritingFailure } from "./to-writing-failure";
import { withDeadline } from "./with-deadline";

export type Generation<T> = Reading<T> & {
  prompt: Prompt;
  format: AnswerFormat;
  search: Question["search"];
  /** What can be shown of an answer that is still growing. */
  partial(raw: string): string;
  /** Told of each new `partial`. */
  onPartial?(partial: string): void;
};

/** Of all tries together, as often as one may be silent. */
const TRIES = 2;

/** One text or list, from the prompt to the outcome: asked, repaired, in time, logged by code and request id alone. */
export async function generate<T>(
  { model, timeoutMs, researchTimeoutMs, log }: WriterSettings,
  ask: Ask,
  generation: Generation<T>,
  { signal, userId }: Pick<WritingProgress, "signal" | "userId">,
): Promise<WritingOutcome<T>> {
  const { prompt, format, search } = generation;
  const silenceMs = search ? researchTimeoutMs : timeoutMs;
  let shown = "";
  const question: Question = {
    instructions: prompt.instructions,
    messages: [{ role: "user", content: prompt.input }],
    format,
    search,
    person: userId === null ? null : personHash(userId),
  };
  try {
    const said = await withDeadline({ silenceMs, wholeMs: TRIES * silenceMs }, signal, (within, alive) =>
      converse(ask, question, generation, {
        signal: within,
        onEvent: alive,
        onRaw(raw) {
          // Late words of a call that was given up.
          if (within.aborted) return;
          const partial = generation.partial(raw);
          if (partial === "" || partial === shown) return;
          shown = partial;
          generation.onPartial?.(partial);
        },
      }),
    );
    const { requestId } = said.answer;
    log.info("ai.done", { task: prompt.version, model, requestId, repairs: said.repairs });
    return {
      kind: "done",
      value: said.value,
      model: said.answer.model ?? model,
      promptVersion: prompt.version,
      usage: said.usage,
      requestId,
    };
  } catch (error) {
    const { reason, ...what } = toWritingFailure(error);
    const level =
      reason === "quota" || reason === "configuration" ? "error" : reason === "stopped" ? "info" : "warn";
    log[level]("ai.failed", { task: prompt.version, model, reason, ...what });
    return { kind: "failed", reason, partial: shown };
  }
}
