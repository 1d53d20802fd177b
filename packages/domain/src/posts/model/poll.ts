// zod/mini, because the browser parses its stored drafts by these models.
import * as z from "zod/mini";
import { isStorable } from "../../shared/storable";

/** How long a poll is open, in LinkedIn's words. */
export const POLL_DURATIONS = ["ONE_DAY", "THREE_DAYS", "SEVEN_DAYS", "FOURTEEN_DAYS"] as const;

export type Poll = { question: string; options: string[]; duration: (typeof POLL_DURATIONS)[number] };

/** LinkedIn's limits (Microsoft Learn, Poll API); lengths in UTF-16 units. */
export const POLL_LIMITS = { questionLength: 140, optionLength: 30, minOptions: 2, maxOptions: 4 } as const;

/** A poll as the editor begins it. */
export const EMPTY_POLL: Poll = { question: "", options: ["", ""], duration: "SEVEN_DAYS" };

/** A poll as the editor saves it, also while it is being typed. */
export const pollInput = z.strictObject({
  question: z.string().check(z.maxLength(POLL_LIMITS.questionLength), z.refine(isStorable)),
  options: z
    .array(z.string().check(z.maxLength(POLL_LIMITS.optionLength), z.refine(isStorable)))
    .check(z.minLength(POLL_LIMITS.minOptions), z.maxLength(POLL_LIMITS.maxOptions)),
  duration: z.enum(POLL_DURATIONS),
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
