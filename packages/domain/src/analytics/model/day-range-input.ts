import { z } from "zod";
import { isDay } from "../../shared/day-steps";
import { isRange } from "./analytics-range";

const day = z.string().refine(isDay);

/** A range of days, as the analytics are asked for. */
export const dayRangeInput = z.strictObject({ from: day, to: day }).refine(isRange);
