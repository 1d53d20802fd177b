import { z } from "zod";

/** Longest range of a calendar; the widest view is six weeks of a month. */
const MAX_RANGE_MS = 62 * 24 * 3600_000;

/** A range [from, to) of a calendar, of at most 62 days. */
export const rangeInput = z
  .strictObject({ from: z.date(), to: z.date() })
  .refine(({ from, to }) => to > from && to.getTime() - from.getTime() <= MAX_RANGE_MS);
export type Range = z.infer<typeof rangeInput>;
