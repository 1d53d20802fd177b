import { dueDate, monthsLater } from "./due-date";

/** An answer may be extended by two further months (GDPR art. 12(3)). */
const MAX_EXTENSION_MONTHS = 2;

type Request = {
  createdAt: Date;
  dueAt: Date;
  extendedAt: Date | null;
  verifiedAt: Date | null;
  closed: boolean;
};

/** Returns the days, YYYY-MM-DD in UTC, to which an answer may be extended now; null when it may not. */
export function extensionDays(request: Request, now: Date): { first: string; last: string } | null {
  const { createdAt, dueAt, extendedAt, verifiedAt, closed } = request;
  // Its author has to be told within the first month.
  if (closed || extendedAt || !verifiedAt || now.getTime() >= dueDate(createdAt).getTime()) return null;
  const last = new Date(monthsLater(dueAt, MAX_EXTENSION_MONTHS));
  return { first: formatDay(new Date(dueAt.getTime() + 86_400_000)), last: formatDay(last) };
}

/** Returns the due date of an extension to one of `extensionDays`: on that day, at the hour when it was due before. */
export function extendedDueDate({ dueAt }: Pick<Request, "dueAt">, day: string): Date {
  return new Date(`${day}T${dueAt.toISOString().slice(11)}`);
}

const formatDay = (at: Date) => at.toISOString().slice(0, 10);
