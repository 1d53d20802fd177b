import type { Context } from "hono";
import { dayOf, startOfDay } from "../figures/days";
import { errors } from "../model/errors";

/** The value of a query parameter as it was sent: Rest.li's structure characters are raw, the values inside encoded. */
export function rawParam(c: Context, name: string): string | undefined {
  return new RegExp(`[?&]${name}=([^&#]*)`).exec(c.req.url)?.[1];
}

/** The parameter as one of `symbols`. Throws the 400 of an invalid parameter. */
export function enumParam<T extends string>(c: Context, name: string, symbols: readonly T[]): T {
  const value = c.req.query(name) as T | undefined;
  if (value === undefined || !symbols.includes(value)) throw errors.invalidParam(name);
  return value;
}

/** A whole number of a parameter within bounds, by default `otherwise`. Throws the 400 of an invalid parameter. */
export function numberParam(
  c: Context,
  name: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER, otherwise }: { min?: number; max?: number; otherwise: number },
): number {
  const raw = c.req.query(name);
  if (raw === undefined) return otherwise;
  const value = Number(raw);
  if (!/^\d+$/.test(raw) || value < min || value > max) throw errors.invalidParam(name);
  return value;
}

export type DateRange = { start: number; end: number | null };

/**
 * `dateRange=(start:(day:1,month:5,year:2026),end:(…))` as the first instants of both days, UTC; `end` may be missing.
 * Null when the parameter is not there. Throws the 400 of an invalid parameter.
 */
export function dateRangeParam(c: Context): DateRange | null {
  const raw = rawParam(c, "dateRange");
  if (raw === undefined) return null;
  const match = /^\(start:\(([^()]*)\)(?:,end:\(([^()]*)\))?\)$/.exec(raw);
  if (!match) throw errors.invalidParam("dateRange");
  const start = readDate(match[1]!);
  const end = match[2] === undefined ? null : readDate(match[2]);
  if (end !== null && end < start) throw errors.invalidParam("dateRange");
  return { start, end };
}

function readDate(record: string): number {
  const fields = new Map(record.split(",").map((field) => field.split(":") as [string, string]));
  const [year, month, day] = ["year", "month", "day"].map((name) => fields.get(name) ?? "");
  const text = `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}`;
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? startOfDay(text) : Number.NaN;
  if (Number.isNaN(at) || dayOf(at) !== text || fields.size !== 3) throw errors.invalidParam("dateRange");
  return at;
}

/** A day as LinkedIn writes it. */
export function dateRecord(at: number) {
  const date = new Date(at);
  return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
}

/** `entity=(share:urn%3A…)` or `(ugc:urn%3A…)` as the name of the member of the union and the URN. */
export function entityParam(c: Context): { name: "share" | "ugc"; urn: string } {
  const match = /^\((share|ugc):([^()]*)\)$/.exec(rawParam(c, "entity") ?? "");
  const urn = match ? decodeURIComponent(match[2]!) : "";
  const type = match?.[1] === "ugc" ? "ugcPost" : "share";
  if (!match || !new RegExp(`^urn:li:${type}:\\d+$`).test(urn) || match[2]!.includes(":"))
    throw errors.invalidParam("entity");
  return { name: match[1] as "share" | "ugc", urn };
}

/** The URN after `prefix`, percent-encoded whole: a raw colon is 400 (Microsoft Learn, Protocol Versions). */
export function pathUrn(c: Context, prefix: string): string {
  const raw = new URL(c.req.url).pathname.slice(prefix.length);
  if (raw.includes(":")) throw errors.illegalPath();
  const urn = decode(raw);
  if (!/^urn:li:\w+:[\w-]+$/.test(urn)) throw errors.illegalPath();
  return urn;
}

/** The segments of the path after `prefix`, each an URN that is percent-encoded whole or a name. */
export function pathUrns(c: Context, prefix: string): string[] {
  const raw = new URL(c.req.url).pathname.slice(prefix.length);
  if (raw.includes(":")) throw errors.illegalPath();
  return raw.split("/").map(decode);
}

function decode(raw: string) {
  try {
    return decodeURIComponent(raw);
  } catch {
    throw errors.illegalPath();
  }
}
