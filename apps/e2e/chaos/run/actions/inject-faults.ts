import { CREATE_FAULTS, UPLOAD_FAULTS } from "../plan/faults";
import type { PlannedPost, PlannedExecutorFault } from "../plan/plan";
import type { ChaosHarness } from "../start-chaos-harness";
import type { LivePost } from "./user";

/** Injects the planned faults of every post; its calls meet them in this order. */
export async function injectFaults(harness: ChaosHarness, posts: readonly LivePost[]): Promise<void> {
  const { linkedin } = harness.stack;
  for (const { planned, user } of posts) {
    for (const name of planned.createFaults) {
      const { fault, outcome } = CREATE_FAULTS[name]!;
      const match = { method: "POST", path: "^/rest/posts$", bodyMatches: bodyPattern(planned) };
      const { id } = await linkedin.fault({ ...fault, match });
      harness.notes.faults[id] = { name, definite: outcome === "definite" };
    }
    for (const name of planned.uploadFaults) {
      const { fault, method, path } = UPLOAD_FAULTS[name]!;
      const { id } = await linkedin.fault({ ...fault, match: { method, path, member: user.member } });
      harness.notes.faults[id] = { name: `upload, ${name}`, definite: false };
    }
  }
}

/** Returns the source of a pattern for this post's creates that does not match a twin with a different body. */
function bodyPattern({ key, visibility, files }: PlannedPost): string {
  const contains = (part: string) => `(?=.*${part})`;
  const content = `"content":`;
  return `^${contains(key)}${contains(`"visibility":"${visibility}"`)}${files.length > 0 ? contains(content) : `(?!.*${content})`}`;
}

/** Tells the executor to lose or duplicate something; does nothing while the executor restarts. */
export async function injectExecutorFault(
  { stack, log }: ChaosHarness,
  { what, rule }: PlannedExecutorFault,
): Promise<void> {
  try {
    await stack.inngest[what](rule);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    log(`the executor is down and loses or duplicates nothing`);
  }
}
