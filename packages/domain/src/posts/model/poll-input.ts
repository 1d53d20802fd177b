import * as z from "zod/mini";
import { isStorable } from "../../shared/storable";
import { POLL_DURATIONS, POLL_LIMITS } from "./poll";

/** A poll as the editor saves it, also while it is being typed. */
export const pollInput = z.strictObject({
  question: z.string().check(z.maxLength(POLL_LIMITS.questionLength), z.refine(isStorable)),
  options: z
    .array(z.string().check(z.maxLength(POLL_LIMITS.optionLength), z.refine(isStorable)))
    .check(z.minLength(POLL_LIMITS.minOptions), z.maxLength(POLL_LIMITS.maxOptions)),
  duration: z.enum(POLL_DURATIONS),
});
