import { retainedDays, RETENTION_DAYS, type Retained, type RetentionSettings } from "./retention";

/** Events that end the storage of data that has no number of days. */
export const RETENTION_ENDS = [
  /** The account is deleted. */
  "account",
  /** The member deletes it, or their account. */
  "member",
  /** LinkedIn is disconnected, or the account is deleted. */
  "connection",
  /** The row that it belongs to goes. */
  "owner",
] as const;
export type RetentionEnd = (typeof RETENTION_ENDS)[number];

/** How long data is kept: a kind with days of RETENTION_DAYS, or what ends it. */
export type Retention = Retained | RetentionEnd;

/** Returns the days that this installation keeps a kind, or null where an event ends it. */
export function retentionDays(retention: Retention, settings: RetentionSettings): number | null {
  return isRetained(retention) ? retainedDays(retention, settings) : null;
}

/** Whether a retention is a kind that a job purges after its days. */
export function isRetained(retention: Retention): retention is Retained {
  return retention in RETENTION_DAYS;
}

const YEAR_DAYS = 365;

/** Returns days as a person says them: in years from one year on. */
export function retentionPeriod(days: number): { unit: "day" | "year"; count: number } {
  return days < YEAR_DAYS
    ? { unit: "day", count: days }
    : { unit: "year", count: Math.round(days / YEAR_DAYS) };
}
