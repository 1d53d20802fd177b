import { spendCallsOfMany, type BudgetDeps, type Spending } from "./spend-calls-of-many";

/** Counts a member's calls before they are made. false: nothing was counted, and the call must not be made today. */
export async function spendCalls(
  deps: BudgetDeps,
  { kind, ...spending }: Spending & { kind: "post" | "media" },
): Promise<boolean> {
  const [counted] = await spendCallsOfMany(deps, kind, [spending]);
  return counted !== null;
}
