import { isRange } from "@takt/domain/analytics/model/analytics-range";
import { isDay } from "@takt/domain/shared/day-steps";
import { z } from "zod";

/** A calendar day. */
export const day = z
  .string()
  .refine(isDay, "A day that exists, as YYYY-MM-DD")
  .meta({ description: "YYYY-MM-DD.", example: "2027-01-14" });

const shape = {
  from: day.meta({ description: "The first day, YYYY-MM-DD.", example: "2026-12-16" }),
  to: day.meta({ description: "The last day, YYYY-MM-DD, at most two years after.", example: "2027-01-14" }),
};

const hasDays = [isRange, "`from` is not after `to`, and both are within two years"] as const;

/** A range of days of a query, and the same with further fields. */
export const dayRange = z.object(shape).refine(...hasDays);
export const dayRangeWith = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .object({ ...shape, ...fields })
    .refine((range) => isRange(range as { from: string; to: string }), hasDays[1]);
