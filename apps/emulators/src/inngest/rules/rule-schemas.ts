import { z } from "zod";

/** Fields of all rules. `fn` is a function's id, with or without the app's prefix; `call` the n-th call of a run, from 1. */
const common = { call: z.int().positive().optional(), times: z.int().positive().default(1) };
const fn = z.string().min(1);
/** A step's id in the app's code, or several of which any will do. */
const step = z.union([z.string(), z.array(z.string()).min(1)]).optional();
const eventOrFn = { ...common, event: z.string().optional(), fn: fn.optional() };

const hasEventOrFn = (rule: { event?: string | undefined; fn?: string | undefined }) =>
  (rule.event === undefined) !== (rule.fn === undefined);
const NEITHER = "give either event or fn";

/** POST /_emulator/holds: a call waits before it is sent, or its answer before it is applied (README.md). */
export const holdSchema = z
  .strictObject({ ...common, fn, stage: z.enum(["before", "after"]), step })
  .refine(
    (hold) => hold.stage === "after" || hold.step === undefined,
    "before a call the step is not known: use call (the n-th call of the run), or hold after the step before it",
  );

/** POST /_emulator/lose: the next events of a name start and cancel nothing, or answers of a function are dropped. */
export const loseSchema = z.strictObject({ ...eventOrFn, step }).refine(hasEventOrFn, NEITHER);

/** POST /_emulator/double: events are delivered twice, or runs of a function started, or its calls sent twice. */
export const doubleSchema = z
  .strictObject({ ...eventOrFn, each: z.enum(["run", "call"]).default("run") })
  .refine(hasEventOrFn, NEITHER);

export type Hold = z.output<typeof holdSchema>;
export type Lose = z.output<typeof loseSchema>;
export type Double = z.output<typeof doubleSchema>;
