import * as z from "zod/mini";
import { textInput } from "../../shared/text-input";
import { POLL_DURATIONS, POLL_LIMITS } from "./poll";

/** A poll as the editor saves it, also while it is being typed. */
export const pollInput = z.strictObject({
  question: textInput(POLL_LIMITS.questionLength),
  options: z
    .array(textInput(POLL_LIMITS.optionLength))
    .check(z.minLength(POLL_LIMITS.minOptions), z.maxLength(POLL_LIMITS.maxOptions)),
  duration: z.enum(POLL_DURATIONS),
});
