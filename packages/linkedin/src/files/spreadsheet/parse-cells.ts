import { findUrnInUrl } from "@takt/domain/posts/model/post-urn";
import type { Cell } from "./read-workbook";

/** The order of a date's numbers; years may come first. */
export type DateOrder = "mdy" | "dmy";
/** How a file writes days: the order of their numbers, and whether those without one are counted from 1904. */
export type DayForm = { order: DateOrder; is1904: boolean };

const DATE = /(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})([./-])(\d{1,2})\5(\d{4})/;
const TIME = /(?:[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?Z?)?/;
const WHOLE_DATE = new RegExp(`^(?:${DATE.source})${TIME.source}$`, "i");
/** A spreadsheet program's short form; alone in its cell, as elsewhere it could be anything. */
const SHORT_DATE = new RegExp(`^()()()(\\d{1,2})([./-])(\\d{1,2})\\5(\\d{2})${TIME.source}$`, "i");
/** Days between the first of 1900, as spreadsheets count, and the first of 1970. */
const EPOCH_SERIAL = 25_569;
/** Days between the first of 1900 and the first of 1904, where workbooks of old Macs begin to count. */
const DAYS_TO_1904 = 1_462;
const DAY_MS = 86_400_000;
/** The longest text in which days are looked for: a range with its words, or a file's name. */
const MAX_TEXT_WITH_DAYS = 300;
const MAX_DAY_CHARACTERS = 40;

/** Parses a cell that is a day, `YYYY-MM-DD`; null for anything else, and for a day that does not exist. */
export function parseDay(cell: Cell | undefined, { order, is1904 }: DayForm): string | null {
  if (typeof cell === "number") {
    const serial = Math.floor(cell) + (is1904 ? DAYS_TO_1904 : 0);
    // Spreadsheets of after 2000 and before 2100: smaller and larger numbers are counts.
    return serial >= 36_526 && serial < 73_051 ? toDay(new Date((serial - EPOCH_SERIAL) * DAY_MS)) : null;
  }
  if (!cell || cell.length > MAX_DAY_CHARACTERS) return null;
  const text = cell.trim();
  const found = WHOLE_DATE.exec(text);
  if (found) return findDay(found, order);
  const short = SHORT_DATE.exec(text);
  if (short) short[7] = `20${short[7]}`;
  return short && findDay(short, order);
}

/** Finds all days in a text, such as a range; none in a long one. */
export function daysIn(text: string, order: DateOrder): string[] {
  if (text.length > MAX_TEXT_WITH_DAYS) return [];
  return [...text.matchAll(new RegExp(DATE, "g"))].flatMap((found) => findDay(found, order) ?? []);
}

function findDay(found: RegExpExecArray | RegExpMatchArray, order: DateOrder): string | null {
  const [, isoYear, isoMonth, isoDay, first, sign, second, year] = found;
  // Where dots are between them, the day comes first.
  const isDayFirst = order === "dmy" || sign === ".";
  const [month, day] = isDayFirst ? [second, first] : [first, second];
  const parts = [isoYear || year, isoMonth || month, isoDay || day].map(Number);
  const at = new Date(Date.UTC(parts[0]!, parts[1]! - 1, parts[2]));
  return at.getUTCMonth() === parts[1]! - 1 && at.getUTCDate() === parts[2] ? toDay(at) : null;
}

const toDay = (at: Date) => at.toISOString().slice(0, 10);

/** With or without signs between thousands, which are all the same, and with decimals that are zero. */
const COUNT = /^-?(?:\d+|\d{1,3}([.,'\u2019\u00a0\u202f ])\d{3}(?:\1\d{3})*)(?:[.,]0{1,2})?$/;
/** The columns are 32-bit integers. */
const MAX_COUNT = 2_147_483_647;

/** Parses a whole number, also one that is text, in English or German form; null for anything else. */
export function parseCount(cell: Cell | undefined): number | null {
  if (typeof cell === "number")
    return Number.isSafeInteger(cell) && Math.abs(cell) <= MAX_COUNT ? cell : null;
  const text = cell?.trim().replace("\u2212", "-") ?? "";
  if (!COUNT.test(text)) return null;
  const count = Number(text.replace(/[.,]0{1,2}$/, "").replace(/[^\d-]/g, ""));
  return Math.abs(count) <= MAX_COUNT ? count : null;
}

/** Whether a cell says nothing. */
export const isBlank = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");

/** Returns the URN in a cell that is the address of a post. */
export function urnInCell(cell: Cell | undefined): string | null {
  return typeof cell === "string" ? findUrnInUrl(cell.trim()) : null;
}
