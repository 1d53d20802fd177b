import type { WritingOutcome, WritingProgress } from "@takt/domain/writing/ports/writer";
import type { AnswerFormat } from "../answers/answer-format";
import type { Prompt } from "../prompts/prompt";
import type { WriterSettings } from "../writer-settings";
import type { Complete, CompletionRequest } from "./completion";
import { completeWithRepair, type AnswerReader, type Completion } from "./complete-with-repair";
import { emptyTranscript } from "./transcript";
import { toWritingFailure } from "./to-writing-failure";
import { withDeadline } from "./with-deadline";
import { createHash } from "node:crypto";

export type Generation<T> = AnswerReader<T> & {
  prompt: Prompt;
  format: AnswerFormat;
  search: CompletionRequest["search"];
  /** Returns what can be shown of a growing answer. */
  partial(raw: string): string;
  /** Returns the text of a complete answer, as a user would see it. */
  getText(value: T): string;
  /** Called with each new `partial`. */
  onPartial?(partial: string): void;
};

/** All tries together may take as many times the idle timeout. */
const MAX_TIMEOUTS = 2;

/**
 * Generates one text or list from its prompt: requested, repaired, within its deadline, and logged by code and
 * request id only.
 */
export async function generate<T>(
  { model, timeoutMs, researchTimeoutMs, log }: WriterSettings,
  complete: Complete,
  generation: Generation<T>,
  { signal, userId }: Pick<WritingProgress, "signal" | "userId">,
): Promise<WritingOutcome<T>> {
  const { prompt, format, search } = generation;
  const idleMs = search ? researchTimeoutMs : timeoutMs;
  const transcript = emptyTranscript<T>();
  let shown = "";
  let longest = "";
  const request: CompletionRequest = {
    instructions: prompt.instructions,
    messages: [{ role: "user", content: prompt.input }],
    format,
    search,
    safetyIdentifier: userId === null ? null : safetyIdentifier(userId),
  };
  const provenance = () => ({
    model: transcript.answer?.model ?? model,
    promptVersion: prompt.version,
    usage: transcript.usage,
  });
  const done = ({ value, answer: { requestId } }: Completion<T>, late?: true): WritingOutcome<T> => {
    log.info("ai.done", { task: prompt.version, model, requestId, repairs: transcript.repairs, late });
    return { ...provenance(), kind: "done", value, requestId };
  };
  try {
    const completion = await withDeadline(
      { idleMs, totalMs: MAX_TIMEOUTS * idleMs },
      signal,
      (within, onActivity) =>
        completeWithRepair(
          complete,
          request,
          generation,
          {
            signal: within,
            onEvent: onActivity,
            onRaw(raw) {
              // Text of an abandoned call is ignored.
              if (within.aborted) return;
              const partial = generation.partial(raw);
              if (partial === "" || partial === shown) return;
              shown = partial;
              if (partial.length > longest.length) longest = partial;
              generation.onPartial?.(partial);
            },
          },
          transcript,
        ),
    );
    return done(completion);
  } catch (error) {
    const { reason, requestId, ...what } = toWritingFailure(error);
    const whole = transcript.first && !transcript.first.severe ? transcript.first : null;
    if (whole && reason === "timeout") return done(whole, true);
    const level =
      reason === "quota" || reason === "configuration" ? "error" : reason === "stopped" ? "info" : "warn";
    log[level]("ai.failed", { task: prompt.version, model, reason, requestId, ...what });
    return {
      ...provenance(),
      kind: "failed",
      reason,
      requestId: requestId ?? transcript.answer?.requestId ?? null,
      // The beginning of a repair is worse than the text it repairs.
      partial: whole ? generation.getText(whole.value) : longest,
      ...(whole && { whole: whole.value }),
    };
  }
}

/**
 * Returns a hash of the user for the endpoint, which can identify misuse by it (OpenAI, safety identifiers); 64
 * characters.
 */
const safetyIdentifier = (userId: string) => createHash("sha256").update(`takt:${userId}`).digest("hex");
