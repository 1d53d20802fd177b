import type { PlannedExecutorFault } from "../plan/plan";
import type { ChaosHarness } from "../start-chaos-harness";

/** Tells the executor to lose or duplicate something; does nothing while the executor restarts. */
export async function injectExecutorFault(
  { stack, log }: ChaosHarness,
  { what, rule }: PlannedExecutorFault,
): Promise<void> {
  try {
    const response = await fetch(`${stack.inngestUrl}/_emulator/${what}`, {
      method: "POST",
      body: JSON.stringify(rule),
    });
    if (!response.ok) throw new Error(`${what} ${JSON.stringify(rule)}: ${await response.text()}`);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    log(`the executor is down and loses or duplicates nothing`);
  }
}
