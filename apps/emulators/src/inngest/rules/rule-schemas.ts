import { z } from "zod";

const times = z.int().positive().default(1);
const fn = z.string().min(1);
/** A step's id in the app's code, or several of which any will do. */
const step = z.union([z.string(), z.array(z.string()).min(1)]).optional();

/**
 * POST /_emulator/holds. `fn` is the function's id, with or without the app's prefix.
 * - `before`: the call is held before it is sent, and counts towards every limit. The protocol has one step per
 *   request, and the step is unknown before the request, so `call` selects: the n-th call of the run, from 1.
 * - `after`: the app has answered and the answer is not yet applied. `step` (the id in the app's code, or a list of
 *   which any will do) chooses the answer that reports this step, done, failed, planned or sleeping; `call` the n-th.
 */
export const holdSchema = z
  .strictObject({
    fn,
    stage: z.enum(["before", "after"]),
    step,
    call: z.int().positive().optional(),
    times,
  })
  .refine((hold) => hold.stage === "after" || hold.step === undefined, {
    message:
      "before a call the step is not known: use call (the n-th call of the run), or hold after the step before it",
  });

/**
 * POST /_emulator/lose: `event` alone drops the next events of that name (accepted, but they start and cancel
 * nothing); `fn` (with `step` or `call`) drops answers, which counts as an attempt without an answer.
 */
export const loseSchema = z
  .strictObject({
    event: z.string().optional(),
    fn: fn.optional(),
    step,
    call: z.int().positive().optional(),
    times,
  })
  .refine((rule) => (rule.event === undefined) !== (rule.fn === undefined), {
    message: "give either event or fn",
  });

/**
 * POST /_emulator/double: `event` delivers the next events of that name twice; `fn` starts its next runs twice;
 * with `each: "call"` the calls of `fn` (the n-th with `call`) are sent twice, one after the other, and the second
 * answer is dropped: the same step runs twice.
 */
export const doubleSchema = z
  .strictObject({
    event: z.string().optional(),
    fn: fn.optional(),
    each: z.enum(["run", "call"]).default("run"),
    call: z.int().positive().optional(),
    times,
  })
  .refine((rule) => (rule.event === undefined) !== (rule.fn === undefined), {
    message: "give either event or fn",
  });

export type Hold = z.output<typeof holdSchema>;
export type Lose = z.output<typeof loseSchema>;
export type Double = z.output<typeof doubleSchema>;
