import type { TokenUsage } from "@takt/domain/writing/ports/writer";
import type { Answer, Ask, AskProgress, Message, Question } from "./ask";
import { addUsage } from "./add-usage";
import { EndedEarly } from "./ended-early";

export type Reading<T> = {
  /** Null: not of the shape that was asked for. */
  read(answer: Answer): T | null;
  /** Asks once more for that shape. */
  shapeRepair: string;
  /** What is not as asked. `grave`: not to be handed over like this. */
  examine(value: T): { repair: string; weight: number; grave: boolean } | null;
};

export type Said<T> = { value: T; answer: Answer; usage: TokenUsage; repairs: number };

/** An answer that is quoted back to the model for repair is cut here, in characters. */
const MAX_QUOTED = 20_000;

/**
 * One question, with at most one repair of its shape and one of its content. Of two readable answers the better one
 * counts; when the repair fails, the first, unless something grave is wrong with it. Throws as `ask` does, or
 * EndedEarly("unusable").
 */
export async function converse<T>(
  ask: Ask,
  question: Question,
  reading: Reading<T>,
  progress: AskProgress,
): Promise<Said<T>> {
  let usage: TokenUsage = null;
  let repairs = 0;
  let messages = question.messages;
  let shapeRepaired = false;
  let first: { value: T; answer: Answer; weight: number; grave: boolean } | null = null;

  for (;;) {
    let answer: Answer;
    try {
      answer = await ask({ ...question, messages }, progress);
    } catch (error) {
      // The user's stop and the deadline are not the endpoint's: nothing is handed over behind their backs.
      if (!first || first.grave || progress.signal.aborted) throw error;
      return { value: first.value, answer: first.answer, usage, repairs };
    }
    usage = addUsage(usage, answer.usage);
    const value = reading.read(answer);
    if (value === null) {
      if (first && !first.grave) return { value: first.value, answer: first.answer, usage, repairs };
      if (shapeRepaired) throw new EndedEarly("unusable", answer.requestId);
      shapeRepaired = true;
      repairs += 1;
      messages = withRepair(messages, answer, reading.shapeRepair);
      continue;
    }
    const fault = reading.examine(value);
    const now = { value, answer, weight: fault?.weight ?? 0, grave: fault?.grave ?? false };
    if (first || !fault) {
      const best = first && first.weight < now.weight ? first : now;
      if (best.grave) throw new EndedEarly("unusable", answer.requestId);
      return { value: best.value, answer: best.answer, usage, repairs };
    }
    first = now;
    repairs += 1;
    messages = withRepair(question.messages, answer, fault.repair);
  }
}

function withRepair(messages: Message[], { raw }: Answer, repair: string): Message[] {
  // Some servers refuse a message without words.
  const said: Message[] = raw.trim() === "" ? [] : [{ role: "assistant", content: raw.slice(0, MAX_QUOTED) }];
  return [...messages, ...said, { role: "user", content: repair }];
}
