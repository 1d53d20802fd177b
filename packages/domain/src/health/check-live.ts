import type { Deps } from "../deps";

/** A probe waits no longer; a pool that has no connection for so long is no answer either. */
const ANSWER_MS = 3000;

/**
 * Whether this process can serve: it runs, and its database answers. Says nothing about late posts or stopped jobs
 * (`checkHealth`): a probe that takes replicas out of service must not do so exactly when posts are late.
 */
export async function checkLive(
  { db, log }: Pick<Deps, "db" | "log">,
  answerMs = ANSWER_MS,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${answerMs} ms`)), answerMs);
  });
  try {
    await Promise.race([db.$queryRaw`select 1`, late]);
    return true;
  } catch (cause) {
    // The page is public: the cause may name hosts, so it goes to the log.
    log.error("health.database_unreachable", { cause: String(cause) });
    return false;
  } finally {
    clearTimeout(timer);
  }
}
