import { normalizeText } from "@takt/text/normalize-text";
import { type Shape, list, object, oneOf, text } from "../../shared/shape";

/** How long a poll is open, in LinkedIn's words. */
export const POLL_DURATIONS = ["ONE_DAY", "THREE_DAYS", "SEVEN_DAYS", "FOURTEEN_DAYS"] as const;

export type Poll = { question: string; options: string[]; duration: (typeof POLL_DURATIONS)[number] };

/** LinkedIn's limits (Microsoft Learn, Poll API); lengths in UTF-16 units. */
export const POLL_LIMITS = { questionLength: 140, optionLength: 30, minOptions: 2, maxOptions: 4 } as const;

/** A poll as the editor begins it. */
export const EMPTY_POLL: Poll = { question: "", options: ["", ""], duration: "SEVEN_DAYS" };

const typed = (maxLength: number) => text((value) => normalizeText(value).length <= maxLength);

/** A poll as a browser keeps it while it is being typed; the server takes the same (`pollInput`). */
export const pollDraft: Shape<Poll> = object({
  question: typed(POLL_LIMITS.questionLength),
  options: list(typed(POLL_LIMITS.optionLength), POLL_LIMITS.minOptions, POLL_LIMITS.maxOptions),
  duration: oneOf(POLL_DURATIONS),
});

/** Whether LinkedIn would take the poll: a question, and two to four answers that differ. */
export function isPollComplete({ question, options }: Poll): boolean {
  const answers = options.map((option) => option.trim());
  const { minOptions, maxOptions } = POLL_LIMITS;
  if (question.trim() === "" || answers.includes("")) return false;
  return (
    answers.length >= minOptions && answers.length <= maxOptions && new Set(answers).size === answers.length
  );
}
