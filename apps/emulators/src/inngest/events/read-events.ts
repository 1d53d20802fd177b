import { createHash } from "node:crypto";
import { isRecord } from "../../core/is-record";
import { ulid } from "../model/ulid";
import type { InngestEvent } from "../runs/run";

const MAX_EVENTS = 5000;
const MAX_EVENT_BYTES = 3 * 1024 * 1024;

/**
 * Reads the events of one request (an object or an array) and fills `id`, `ts` and `data`, or returns the problem.
 * `seed` is the SDK's `x-inngest-event-id-seed`: it makes ids repeatable, so that the SDK's retry of a request whose
 * answer was lost starts nothing twice.
 */
export function readEvents(
  text: string,
  seed: string | undefined,
  now: number,
): { events: InngestEvent[] } | { problem: string } {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { problem: "the body is not JSON" };
  }
  const list = Array.isArray(body) ? body : [body];
  if (list.length > MAX_EVENTS) return { problem: `more than ${MAX_EVENTS} events` };
  const sizesMatter = text.length > MAX_EVENT_BYTES;
  const events: InngestEvent[] = [];
  for (const [index, one] of list.entries()) {
    const problem =
      problemOf(one) ??
      (sizesMatter && JSON.stringify(one).length > MAX_EVENT_BYTES ? "is larger than 3 MiB" : null);
    if (problem) return { problem: `event ${index} ${problem}` };
    const event = one as Partial<InngestEvent> & { name: string };
    events.push({
      ...event,
      id: event.id || eventId(seed, index, now),
      data: event.data ?? {},
      ts: event.ts || now,
    });
  }
  return { events };
}

function problemOf(event: unknown): string | null {
  if (!isRecord(event)) return "is not an object";
  if (typeof event.name !== "string" || event.name === "") return "has no name";
  if (event.name.startsWith("inngest/")) return "has a name that is reserved for the server";
  if (event.data !== undefined && event.data !== null && !isRecord(event.data))
    return "has data that is not an object";
  if (event.id !== undefined && typeof event.id !== "string") return "has an id that is not text";
  if (event.ts !== undefined && !Number.isInteger(event.ts)) return "has a ts that is not whole milliseconds";
  return null;
}

function eventId(seed: string | undefined, index: number, now: number): string {
  const [ms, entropy] = seed?.split(",") ?? [];
  if (!ms || !entropy || !/^\d+$/.test(ms)) return ulid(now);
  const hash = createHash("sha256").update(`${entropy}:${index}`).digest();
  return ulid(Number(ms), hash);
}

const WINDOW_MS = 86_400_000;

/** The event ids of the last 24 hours, at most `maxIds` of them (the oldest are removed first). */
export function createSeenIds(maxIds = 200_000) {
  const seen = new Map<string, number>(); // in order of arrival, so the oldest is always first
  return {
    /** True the first time an id comes within 24 hours. */
    isNew(id: string, now: number): boolean {
      for (const [old, at] of seen) {
        if (now - at < WINDOW_MS && seen.size <= maxIds) break;
        seen.delete(old);
      }
      if (seen.has(id)) return false;
      seen.set(id, now);
      return true;
    },
    clear: () => seen.clear(),
    size: () => seen.size,
  };
}
