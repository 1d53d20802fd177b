import { createHeldRunCalls } from "./held-run-calls";
import { createRuleList } from "./rule-list";
import type { Double, Hold, Lose } from "./rule-schemas";

export type Rules = ReturnType<typeof createRules>;

/** The tests' rules to hold, lose and double events, runs and calls. */
export function createRules() {
  const holds = createRuleList<Hold>("hold");
  const losses = createRuleList<Lose>("lose");
  const doubles = createRuleList<Double>("double");
  const held = createHeldRunCalls();
  return {
    holds,
    losses,
    doubles,
    held,
    clear() {
      for (const list of [holds, losses, doubles]) list.clear();
      held.release(undefined, true);
    },
  };
}
