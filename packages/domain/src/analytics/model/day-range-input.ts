import { z } from "zod";
import { isRange } from "./analytics-range";

/** A range of days, as the analytics are asked for. */
export const dayRangeInput = z.strictObject({ from: z.string(), to: z.string() }).refine(isRange);
