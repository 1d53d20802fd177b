import type { PostsDeps } from "../deps";

/** Pauses between five tries over about ten seconds: a short outage of the database must not lose LinkedIn's answer. */
const RETRY_DELAYS_MS = [100, 500, 2000, 7000];

/** Runs `write` until it succeeds; returns `failed` when the database stays away. */
export async function settleWithRetries<Value>(
  { clock, log }: Pick<PostsDeps, "clock" | "log">,
  write: () => Promise<Value>,
): Promise<Value | "failed"> {
  for (const delay of [...RETRY_DELAYS_MS, null]) {
    try {
      return await write();
    } catch (cause) {
      log.warn("posts.settle_failed", { cause: String(cause) });
      if (delay !== null) await clock.sleep(delay);
    }
  }
  return "failed";
}
