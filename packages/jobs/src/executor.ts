import type { Executor } from "@takt/domain/health/ports/executor";
import { type JobsEnv, wantsDevServer } from "./env";

/** Time-out of the check: a health page for load balancers waits for it. */
const TIMEOUT_MS = 2000;
/** The address `inngest-cli dev` listens on. */
const DEV_URL = "http://localhost:8288";

/** Checks whether a self-hosted Inngest server answers. Inngest Cloud has no such address: `unknown`. */
export function createExecutor(env: Pick<JobsEnv, "INNGEST_DEV" | "INNGEST_BASE_URL">): Executor {
  const base = baseUrl(env);
  return {
    async reachable() {
      if (!base) return "unknown";
      try {
        const response = await fetch(new URL("/health", base), { signal: AbortSignal.timeout(TIMEOUT_MS) });
        await response.body?.cancel();
        return response.ok;
      } catch {
        // No connection or no answer in time means unreachable.
        return false;
      }
    },
  };
}

function baseUrl({ INNGEST_DEV: dev, INNGEST_BASE_URL }: Parameters<typeof createExecutor>[0]) {
  if (INNGEST_BASE_URL) return INNGEST_BASE_URL;
  if (!wantsDevServer(dev)) return null;
  return URL.parse(dev) ? dev : DEV_URL;
}
