import { urnInstant } from "@takt/domain/posts/model/post-urn";

/** `YYYY-MM-DD HH:MM:SS` in UTC; some files have the day alone. */
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?(?: ?UTC|Z)?$/;
/** As spreadsheet programs write it when they save the file again: 31.12.2025 14:30, 12/31/25 2:30 PM. */
const SAVED =
  /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([ap])m)?)?$/i;
/** The instant in a post's URN is that of the date, to the second; a time that was cut is within the day. */
const NEAR_MS = 36 * 3_600_000;

/**
 * Parses the date of a post. Where day and month could be either way round, the instant in the post's URN decides, else
 * the month is first. Null for what is no date.
 */
export function parseDate(text: string, urn: string): Date | null {
  const iso = ISO.exec(text);
  if (iso) return toDate(iso.slice(1, 7));
  const [, first, sign, second, year, hour, minute, seconds, half] = SAVED.exec(text) ?? [];
  if (!first || !second || !year) return null;
  const time = [toHour(hour, half), minute, seconds];
  const fullYear = year.length === 2 ? `20${year}` : year;
  const dayFirst = toDate([fullYear, second, first, ...time]);
  if (sign === ".") return dayFirst;
  const monthFirst = toDate([fullYear, first, second, ...time]);
  if (!dayFirst || !monthFirst) return monthFirst ?? dayFirst;
  const minted = urnInstant(urn);
  const isDayFirst = minted !== null && Math.abs(minted - dayFirst.getTime()) <= NEAR_MS;
  return isDayFirst ? dayFirst : monthFirst;
}

function toHour(hour: string | undefined, half: string | undefined): string | undefined {
  if (hour === undefined || half === undefined) return hour;
  return String((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0));
}

/** Converts year, month, day, hour, minute and second to an instant of UTC; null for a day or time that does not exist. */
function toDate(parts: readonly (string | undefined)[]): Date | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // The 30th of February would be a day in March.
  const isReal =
    at.getUTCMonth() === month - 1 &&
    at.getUTCDate() === day &&
    at.getUTCHours() === hour &&
    at.getUTCMinutes() === minute;
  return isReal ? at : null;
}
