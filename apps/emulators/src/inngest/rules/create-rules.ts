import { createHeldCalls } from "../../core/held-calls";
import { createRuleList } from "./rule-list";
import type { Double, Hold, Lose } from "./rule-schemas";

/** A call to the app that waits for POST /_emulator/release. */
export type HeldRunCall = {
  hold: string;
  functionId: string;
  runId: string;
  call: number;
  stage: "before" | "after";
  steps: string[];
  at: number;
};

export type Rules = ReturnType<typeof createRules>;

/** The tests' rules to hold, lose and double events, runs and calls. */
export function createRules() {
  const holds = createRuleList<Hold>("hold");
  const losses = createRuleList<Lose>("lose");
  const doubles = createRuleList<Double>("double");
  const held = createHeldCalls<HeldRunCall>("run-call", ({ hold }) => hold);
  return {
    holds,
    losses,
    doubles,
    held,
    clear() {
      for (const list of [holds, losses, doubles]) list.clear();
      held.release(undefined, "drop");
    },
  };
}
