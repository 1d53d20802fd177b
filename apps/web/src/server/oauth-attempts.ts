import { z } from "zod";
import { parseJson } from "../features/shared/parse-json";
import type { COOKIES } from "./cookies";

type Cookie = (typeof COOKIES)[keyof typeof COOKIES];
type Jar = { get: (name: string) => { value: string } | undefined };

/** As many tabs as anybody goes to LinkedIn from at once. */
const MAX_ATTEMPTS = 4;
/** Browsers keep cookies of 4,096 bytes with their name and flags. */
const MAX_LENGTH = 3_800;

const shape = z.array(z.object({ state: z.string().min(1), at: z.number(), value: z.unknown() })).catch([]);

/**
 * Returns a cookie of OAuth attempts with one more: each tab's way to LinkedIn ends by the answer to its own `state`. It
 * holds the newest ones, at most four and as many as a browser keeps, each as long as the cookie lives.
 * @param value what is remembered of the attempt, as JSON
 */
export function addAttempt(jar: Jar, cookie: Cookie, state: string, value: unknown): string {
  const attempts = [...readAttempts(jar, cookie), { state, at: Date.now(), value }].slice(-MAX_ATTEMPTS);
  while (attempts.length > 1 && encodeURIComponent(JSON.stringify(attempts)).length > MAX_LENGTH)
    attempts.shift();
  return JSON.stringify(attempts);
}

/** Returns what is remembered of the attempt with this state; undefined without one. */
export function findAttempt(jar: Jar, cookie: Cookie, state: string | null): unknown {
  return readAttempts(jar, cookie).find((attempt) => attempt.state === state)?.value;
}

/** Returns the cookie without the attempt with this state; null when no other is left. */
export function removeAttempt(jar: Jar, cookie: Cookie, state: string | null): string | null {
  const others = readAttempts(jar, cookie).filter((attempt) => attempt.state !== state);
  return others.length > 0 ? JSON.stringify(others) : null;
}

function readAttempts(jar: Jar, { name, maxAge }: Cookie): z.infer<typeof shape> {
  const oldest = Date.now() - maxAge * 1_000;
  return shape.parse(parseJson(jar.get(name)?.value ?? "")).filter(({ at }) => at > oldest);
}
