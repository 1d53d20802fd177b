import { truncate } from "@takt/text/truncate";
import type { Answer, Complete, CompletionProgress, Message, CompletionRequest } from "./completion";
import { GenerationError } from "./generation-error";
import { recordAnswer, type FlawedAnswer, type Transcript } from "./transcript";
import { withoutSearch } from "./with-search-fallback";

export type AnswerReader<T> = {
  /** Returns null for an answer of another shape. `before` is the value of the answer that this one repairs. */
  read(answer: Answer, before: T | null): T | null;
  /** The message that requests the shape again. */
  shapeRepair: string;
  /** Returns what differs from the request; `severe` means that the value is unusable. */
  validate(value: T): { repair: string; weight: number; severe: boolean } | null;
};

export type Completion<T> = { value: T; answer: Answer };

/** Maximum length of an answer that is quoted back to the model, in characters. */
const MAX_QUOTED_LENGTH = 20_000;

/**
 * Completes a request with at most one repair of its shape and one of its content; `transcript` records all
 * answers. The better of two readable answers wins; when the repair fails, the first does, unless it has a severe
 * problem. Throws like `complete`, or GenerationError("unusable").
 */
export async function completeWithRepair<T>(
  complete: Complete,
  request: CompletionRequest,
  reader: AnswerReader<T>,
  progress: CompletionProgress,
  transcript: Transcript<T>,
): Promise<Completion<T>> {
  let next = request;
  let shapeRepaired = false;

  for (;;) {
    const { first } = transcript;
    let answer: Answer;
    try {
      answer = recordAnswer(transcript, await complete(next, progress));
    } catch (error) {
      // The user's stop and the deadline are not the endpoint's failure: their owner decides.
      if (!first || first.severe || progress.signal.aborted) throw error;
      return first;
    }
    const value = reader.read(answer, first?.value ?? null);
    if (value === null) {
      if (first && !first.severe) return first;
      if (shapeRepaired) throw new GenerationError("unusable", answer.requestId);
      shapeRepaired = true;
      transcript.repairs += 1;
      next = withRepair(next, answer, reader.shapeRepair);
      continue;
    }
    const flaw = reader.validate(value);
    const now: FlawedAnswer<T> = { value, answer, weight: flaw?.weight ?? 0, severe: flaw?.severe ?? false };
    if (first || !flaw) {
      const best = first && first.weight < now.weight ? first : now;
      if (best.severe) throw new GenerationError("unusable", answer.requestId);
      return best;
    }
    transcript.first = now;
    transcript.repairs += 1;
    next = withRepair(request, answer, flaw.repair);
  }
}

/** Builds the request for a repair. Search results are in the quoted answer, so the web is not searched again. */
function withRepair(
  requests: CompletionRequest,
  { raw, searchRefused }: Answer,
  repair: string,
): CompletionRequest {
  const request = searchRefused ? withoutSearch(requests) : requests;
  const { messages } = request;
  // Some servers refuse an empty message, and an empty answer has found nothing.
  if (raw.trim() === "") return { ...request, messages: [...messages, { role: "user", content: repair }] };
  const quoted: Message = { role: "assistant", content: truncate(raw, MAX_QUOTED_LENGTH) };
  return { ...request, search: null, messages: [...messages, quoted, { role: "user", content: repair }] };
}
