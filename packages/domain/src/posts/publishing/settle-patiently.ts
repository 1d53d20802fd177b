import type { Deps } from "../../deps";

/** Five tries over about ten seconds: LinkedIn's answer must not be forgotten because the database blinked. */
const PAUSES_MS = [100, 500, 2000, 7000];

/** Runs `write` until it succeeds; `failed` when the database stays away. */
export async function settlePatiently<Value>(
  { clock, log }: Pick<Deps, "clock" | "log">,
  write: () => Promise<Value>,
): Promise<Value | "failed"> {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      return await write();
    } catch (cause) {
      log.warn("posts.settle_failed", { cause: String(cause) });
      if (pause !== null) await clock.sleep(pause);
    }
  }
  return "failed";
}
