import type { Answer, Ask, AskProgress, Message, Question } from "./ask";
import { EndedEarly } from "./ended-early";
import { hear, type Faulty, type Heard } from "./heard";
import { withoutSearch } from "./without-search";

export type Reading<T> = {
  /** Null: not of the shape that was asked for. `before`: what was read of the answer that this one is to mend. */
  read(answer: Answer, before: T | null): T | null;
  /** Asks once more for that shape. */
  shapeRepair: string;
  /** What is not as asked. `grave`: not to be handed over like this. */
  examine(value: T): { repair: string; weight: number; grave: boolean } | null;
};

export type Said<T> = { value: T; answer: Answer };

/** An answer that is quoted back to the model for repair is cut here, in characters. */
const MAX_QUOTED = 20_000;

/**
 * One question, with at most one repair of its shape and one of its content; `heard` has what came of it. Of two
 * readable answers the better one counts; when the repair fails, the first, unless something grave is wrong with it.
 * Throws as `ask` does, or EndedEarly("unusable").
 */
export async function converse<T>(
  ask: Ask,
  question: Question,
  reading: Reading<T>,
  progress: AskProgress,
  heard: Heard<T>,
): Promise<Said<T>> {
  let next = question;
  let shapeRepaired = false;

  for (;;) {
    const { first } = heard;
    let answer: Answer;
    try {
      answer = hear(heard, await ask(next, progress));
    } catch (error) {
      // The user's stop and the deadline are not the endpoint's: who set them decides.
      if (!first || first.grave || progress.signal.aborted) throw error;
      return first;
    }
    const value = reading.read(answer, first?.value ?? null);
    if (value === null) {
      if (first && !first.grave) return first;
      if (shapeRepaired) throw new EndedEarly("unusable", answer.requestId);
      shapeRepaired = true;
      heard.repairs += 1;
      next = withRepair(next, answer, reading.shapeRepair);
      continue;
    }
    const fault = reading.examine(value);
    const now: Faulty<T> = { value, answer, weight: fault?.weight ?? 0, grave: fault?.grave ?? false };
    if (first || !fault) {
      const best = first && first.weight < now.weight ? first : now;
      if (best.grave) throw new EndedEarly("unusable", answer.requestId);
      return best;
    }
    heard.first = now;
    heard.repairs += 1;
    next = withRepair(question, answer, fault.repair);
  }
}

/** The question once more. What was found stands in the answer that is quoted: the web is not searched again. */
function withRepair(asked: Question, { raw, searchRefused }: Answer, repair: string): Question {
  const question = searchRefused ? withoutSearch(asked) : asked;
  const { messages } = question;
  // Some servers refuse a message without words; and what said nothing has found nothing.
  if (raw.trim() === "") return { ...question, messages: [...messages, { role: "user", content: repair }] };
  const said: Message = { role: "assistant", content: raw.slice(0, MAX_QUOTED) };
  return { ...question, search: null, messages: [...messages, said, { role: "user", content: repair }] };
}
