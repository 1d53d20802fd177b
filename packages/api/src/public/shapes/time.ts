import { Temporal } from "temporal-polyfill";
import { z } from "zod";

/** The id of what examples show. */
export const EXAMPLE_ID = "0195e2a0-7c3f-7b1e-9d52-3f6a8c4e1b27";
export const EXAMPLE_URL = "https://www.linkedin.com/feed/update/urn:li:share:7000000000000000001/";

/** An instant as it is answered: ISO 8601 with an offset. */
export const instant = z.iso
  .datetime({ offset: true })
  .meta({ description: "An instant, ISO 8601 with offset.", example: "2027-01-15T08:00:00Z" });

/** Formats an instant in UTC. */
export const toInstant = (at: Date): string => at.toISOString();
export const toInstantOrNull = (at: Date | null): string | null => at && toInstant(at);

/** Formats an instant with the offset that a time zone has then. */
export function toZoned(at: Date, zone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  return zoned.toString({ timeZoneName: "never", smallestUnit: "second" });
}
