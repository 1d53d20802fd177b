import type { PlannedSteering } from "../plan/plan";
import type { World } from "../world";

/** Tells the executor to lose or double something. One that is being restarted is spared. */
export async function steer({ stack, say }: World, { what, rule }: PlannedSteering): Promise<void> {
  try {
    const response = await fetch(`${stack.inngestUrl}/_emulator/${what}`, {
      method: "POST",
      body: JSON.stringify(rule),
    });
    if (!response.ok) throw new Error(`${what} ${JSON.stringify(rule)}: ${await response.text()}`);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    say(`the executor is away and loses or doubles nothing`);
  }
}
