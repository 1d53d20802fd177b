import type { Deps } from "@takt/domain/deps";
import { loadCaller } from "@takt/domain/users/load-caller";
import type { Context } from "../core/trpc";

/** Creates the context of a request as the web app does. */
export async function createBenchContext(deps: Deps, sessionToken: string): Promise<Context> {
  const caller = await loadCaller(deps, sessionToken);
  return {
    deps,
    user: caller?.user ?? null,
    session: caller?.session ?? null,
    visitorHash: null,
    errorId: "E-of-the-bench",
  };
}
