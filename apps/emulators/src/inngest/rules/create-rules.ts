import { createHeldCalls } from "../../core/apply-fault";
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

type Rule = {
  times: number;
  event?: string | undefined;
  fn?: string | undefined;
  step?: string | string[] | undefined;
  call?: number | undefined;
};

/** The event or call that rules are matched against. */
type Occasion = { event?: string; functionId?: string; steps?: string[]; call?: number };

/** Rules in order of arrival, each used `times` times. */
function createRuleList<T extends Rule>(prefix: string) {
  let rules: { id: string; rule: T; left: number }[] = [];
  let count = 0;
  return {
    add(rule: T): string {
      const id = `${prefix}-${++count}`;
      rules.push({ id, rule, left: rule.times });
      return id;
    },
    /** Uses the first matching rule once and returns it, or undefined. */
    take(occasion: Occasion, also: (rule: T) => boolean = () => true): { id: string; rule: T } | undefined {
      const found = rules.find(({ rule }) => fits(rule, occasion) && also(rule));
      if (found && --found.left === 0) rules = rules.filter((other) => other !== found);
      return found;
    },
    clear() {
      rules = [];
    },
  };
}

function fits(rule: Rule, { event, functionId, steps, call }: Occasion): boolean {
  return (
    (rule.event === undefined || rule.event === event) &&
    (rule.fn === undefined || rule.fn === functionId || functionId?.endsWith(`-${rule.fn}`) === true) &&
    (rule.step === undefined || [rule.step].flat().some((step) => steps?.includes(step))) &&
    (rule.call === undefined || rule.call === call)
  );
}
