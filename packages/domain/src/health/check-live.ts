import type { HealthDeps } from "./deps";

/** Longest wait for the database, or for a connection of the pool. */
const TIMEOUT_MS = 3000;

/**
 * Checks whether this process can serve: it runs, and its database answers. Late posts and stopped jobs do not matter
 * here (see checkHealth): a probe must not take replicas out of service exactly when posts are late.
 */
export async function checkLive(
  { db, log }: Pick<HealthDeps, "db" | "log">,
  timeoutMs = TIMEOUT_MS,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([db.$queryRaw`select 1`, timeout]);
    return true;
  } catch (cause) {
    // The page is public: the cause may name hosts, so it goes to the log.
    log.error("health.database_unreachable", { cause: String(cause) });
    return false;
  } finally {
    clearTimeout(timer);
  }
}
