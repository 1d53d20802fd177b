import type { Env } from "@takt/env/env-schema";
import { readEnv } from "@takt/env/read-env";

export const inDevelopment = process.env.NODE_ENV === "development";

const KEY = Symbol.for("takt.env");
const shared = globalThis as { [KEY]?: Env };

/**
 * Reads the environment once per process, at start (instrumentation.ts); `next build` needs none of it. Throws a list
 * of all problems.
 */
export function env(): Env {
  return (shared[KEY] ??= readEnv(process.env));
}
