import { createStore } from "../../core/store";
import type { FunctionSpec } from "../model/read-manifest";
import { isRecord } from "../../core/is-record";
import { readManifest, type Refusal } from "../model/read-manifest";

type AppStatus = "registered" | "waiting" | "refused";
export type Registration = ReturnType<typeof createRegistration>;
type Options = {
  file: string | null;
  register: (specs: FunctionSpec[]) => boolean;
  warn: (message: string) => void;
};

/**
 * The app's registration. A refused one changes nothing: the functions accepted before stay. With a file the accepted
 * manifest survives a restart of this process, so that events find their functions at once.
 */
export function createRegistration({ file, register, warn }: Options) {
  const store = createStore<{ functions: unknown }>(file, { functions: [] });
  let status: AppStatus = "waiting";
  let reason: string | null = "the app has not answered yet";
  let refusals: Refusal[] = [];
  register(readManifest(store.get().functions).specs);

  return {
    /** Handles the body of POST /fn/register and returns the response body. */
    accept(body: unknown): { ok: true; modified: boolean } | { error: string } {
      const functions = isRecord(body) ? body.functions : undefined;
      const read = readManifest(functions);
      if (read.refusals.length > 0) {
        const reasons = read.refusals.map(
          (refusal) => `function "${refusal.function}": ${refusal.field} ${refusal.why}`,
        );
        const error = `The local Inngest executor refuses this registration. ${reasons.join("; ")}.`;
        if (reason !== error) warn(error);
        [status, reason, refusals] = ["refused", error, read.refusals];
        return { error };
      }
      [status, reason, refusals] = ["registered", null, []];
      const modified = register(read.specs);
      if (modified) store.set({ functions });
      return { ok: true, modified };
    },
    /** Records that the app did not answer the PUT correctly. A refusal stays until the app registers again. */
    markLost(why: string) {
      if (status === "refused") return;
      [status, reason] = ["waiting", why];
    },
    status: () => ({ app: status, reason, refusals }),
    close: () => store.flush(),
  };
}
