import type { Retained } from "@takt/domain/retention/model/retention";
import { purge, type PurgeDeps } from "@takt/domain/retention/purge";
import { NonRetriableError, type GetStepTools, type Inngest } from "inngest";

/**
 * Purges each kind in batches, one step a batch; the next run continues after `maxBatches`. A kind whose step fails for
 * good keeps no other from being purged, and fails the run at its end.
 */
export async function purgeKinds(
  step: GetStepTools<Inngest>,
  deps: PurgeDeps,
  kinds: readonly Retained[],
  maxBatches: number,
): Promise<void> {
  const failed: Retained[] = [];
  for (const kind of kinds)
    try {
      for (let batch = 0; batch < maxBatches; batch++) {
        const { more } = await step.run(`${kind}-${batch}`, () => purge(deps, kind, batch));
        if (!more) break;
      }
    } catch (cause) {
      deps.log.error("retention.purge_failed", { kind, cause: String(cause) });
      failed.push(kind);
    }
  if (failed.length > 0) throw new NonRetriableError(`not purged: ${failed.join(", ")}`);
}
