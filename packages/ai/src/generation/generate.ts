import type { WritingOutcome, WritingProgress } from "@takt/domain/writing/ports/writer";
import type { AnswerFormat } from "../answers/answer-format";
import type { Prompt } from "../prompts/prompt";
import type { WriterSettings } from "../writer-settings";
import type { Ask, Question } from "./ask";
import { converse, type Reading, type Said } from "./converse";
import { nothingHeard } from "./heard";
import { personHash } from "./person-hash";
import { toWritingFailure } from "./to-writing-failure";
import { withDeadline } from "./with-deadline";

export type Generation<T> = Reading<T> & {
  prompt: Prompt;
  format: AnswerFormat;
  search: Question["search"];
  /** What can be shown of an answer that is still growing. */
  partial(raw: string): string;
  /** The text of a whole answer, as a member would see it. */
  textOf(value: T): string;
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
  const heard = nothingHeard<T>();
  let shown = "";
  let longest = "";
  const question: Question = {
    instructions: prompt.instructions,
    messages: [{ role: "user", content: prompt.input }],
    format,
    search,
    person: userId === null ? null : personHash(userId),
  };
  const provenance = () => ({
    model: heard.answer?.model ?? model,
    promptVersion: prompt.version,
    usage: heard.usage,
  });
  const done = ({ value, answer: { requestId } }: Said<T>, late?: true): WritingOutcome<T> => {
    log.info("ai.done", { task: prompt.version, model, requestId, repairs: heard.repairs, late });
    return { ...provenance(), kind: "done", value, requestId };
  };
  try {
    const said = await withDeadline({ silenceMs, wholeMs: TRIES * silenceMs }, signal, (within, alive) =>
      converse(
        ask,
        question,
        generation,
        {
          signal: within,
          onEvent: alive,
          onRaw(raw) {
            // Late words of a call that was given up.
            if (within.aborted) return;
            const partial = generation.partial(raw);
            if (partial === "" || partial === shown) return;
            shown = partial;
            if (partial.length > longest.length) longest = partial;
            generation.onPartial?.(partial);
          },
        },
        heard,
      ),
    );
    return done(said);
  } catch (error) {
    const { reason, requestId, ...what } = toWritingFailure(error);
    const whole = heard.first && !heard.first.grave ? heard.first : null;
    if (whole && reason === "timeout") return done(whole, true);
    const level =
      reason === "quota" || reason === "configuration" ? "error" : reason === "stopped" ? "info" : "warn";
    log[level]("ai.failed", { task: prompt.version, model, reason, requestId, ...what });
    return {
      ...provenance(),
      kind: "failed",
      reason,
      requestId: requestId ?? heard.answer?.requestId ?? null,
      // The beginning of a repair is no match for the text that it was to mend.
      partial: whole ? generation.textOf(whole.value) : longest,
      ...(whole && { whole: whole.value }),
    };
  }
}
