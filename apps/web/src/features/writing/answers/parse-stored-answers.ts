import { compositionAnswers, type CompositionAnswers } from "@takt/domain/writing/model/composition-answers";

/** Answers that are not on the server (yet), and the version they were given on; null: a new composition. */
export type StoredAnswers = { answers: CompositionAnswers; version: number | null };

/** What the browser keeps of unsaved answers -> the answers; null when nothing usable is stored. */
export function parseStoredAnswers(text: string, start: CompositionAnswers): StoredAnswers | null {
  const stored = parse(text);
  if (!isRecord(stored) || !isRecord(stored.answers)) return null;
  const answers = { ...start, ...stored.answers } as CompositionAnswers;
  // What is too long to be saved is stored, too; everything else must be as it can be saved.
  const short = Object.entries(answers).map(([key, value]) => [
    key,
    typeof value === "string" ? savable(key, value) : value,
  ]);
  if (!compositionAnswers.safeParse(Object.fromEntries(short)).success) return null;
  return { answers, version: typeof stored.version === "number" ? stored.version : null };
}

const TEXTS: string[] = [
  "topic",
  "targetAudience",
  "customCallToAction",
] satisfies (keyof CompositionAnswers)[];

function savable(key: string, value: string): string {
  return TEXTS.includes(key) ? "" : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
