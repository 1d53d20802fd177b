import type { HealthDeps } from "./deps";
import { STATUS_DAYS, STATUS_PARTS, type StatusDay, type StatusPart } from "./model/status-part";

const DAY_MS = 86_400_000;

/** Returns the last STATUS_DAYS days of each part, oldest first, today included. */
export async function getStatusHistory({
  db,
  clock,
}: Pick<HealthDeps, "db" | "clock">): Promise<Record<StatusPart, StatusDay[]>> {
  const today = Math.floor(clock.now() / DAY_MS) * DAY_MS;
  const days = Array.from({ length: STATUS_DAYS }, (_, at) =>
    toDay(new Date(today - (STATUS_DAYS - 1 - at) * DAY_MS)),
  );
  const rows = await db.statusDay.findMany({ where: { day: { gte: new Date(days[0]!) } } });
  const found = new Map(rows.map((row) => [`${row.part} ${toDay(row.day)}`, row]));
  const getHistory = (part: StatusPart) =>
    days.map((day): StatusDay => {
      const row = found.get(`${part} ${day}`);
      return { day, minutes: row ? { degraded: row.degradedMinutes, down: row.downMinutes } : null };
    });
  return Object.fromEntries(STATUS_PARTS.map((part) => [part, getHistory(part)])) as Record<
    StatusPart,
    StatusDay[]
  >;
}

const toDay = (at: Date) => at.toISOString().slice(0, 10);
