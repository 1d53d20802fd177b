import { isRecord } from "../../core/is-record";

type Operation = { id: string; name: string } & (
  | { op: "StepRun"; data: unknown }
  | { op: "StepError" | "StepFailed"; error: unknown }
  | { op: "StepPlanned" }
  | { op: "Sleep"; until: number }
);

/** The operations of a 206 answer, or the unsupported feature in it. */
export function readOperations(
  body: unknown,
  now: number,
): { operations: Operation[] } | { problem: string } {
  if (!Array.isArray(body) || body.length === 0) return { problem: "a 206 answer without operations" };
  const operations: Operation[] = [];
  for (const entry of body) {
    const operation = readOperation(entry, now);
    if (typeof operation === "string") return { problem: operation };
    operations.push(operation);
  }
  return { operations };
}

function readOperation(entry: unknown, now: number): Operation | string {
  if (!isRecord(entry) || typeof entry.id !== "string") return "an operation without an id";
  const { id } = entry;
  const opts = isRecord(entry.opts) ? entry.opts : {};
  const userland = isRecord(entry.userland) ? entry.userland.id : undefined;
  const name = String(userland ?? entry.displayName ?? id);
  if (opts.parallelMode !== undefined)
    return `step "${name}" with parallelMode "${String(opts.parallelMode)}"`;
  switch (entry.op) {
    case "StepRun":
      return { id, name, op: entry.op, data: entry.data ?? null };
    case "StepError":
    case "StepFailed":
      return { id, name, op: entry.op, error: entry.error };
    case "StepPlanned":
      return { id, name, op: entry.op };
    case "Sleep": {
      // The specification puts the time into opts.duration, SDK 4.24 into the operation's name.
      const until = wakeTime(String(opts.duration ?? entry.name ?? ""), now);
      return until === null ? `a sleep called "${String(entry.name)}"` : { id, name, op: entry.op, until };
    }
    default:
      return `the operation ${String(entry.op)} (step "${name}")`;
  }
}

const UNIT_MS: Record<string, number> = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };

/** The end of a Sleep: the SDK writes `1h30m` or an ISO instant. Not rounded, so that nothing wakes early. */
export function wakeTime(name: string, now: number): number | null {
  if (/^(\d+[wdhms])+$/.test(name)) {
    let ms = 0;
    for (const [, count, unit] of name.matchAll(/(\d+)([wdhms])/g))
      ms += Number(count) * (UNIT_MS[unit ?? ""] ?? 0);
    return now + ms;
  }
  const instant = /^[+-]?\d{4,6}-/.test(name) ? Date.parse(name) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
