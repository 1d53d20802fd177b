import type { Deps } from "../deps";
import { spendCallsOfMany, type Spending } from "./spend-calls-of-many";

/** Counts a member's calls before they are made. false: nothing was counted, and the call must not be made today. */
export async function spendCalls(
  deps: Pick<Deps, "db">,
  { kind, ...spending }: Spending & { kind: "post" | "media" },
): Promise<boolean> {
  const [counted] = await spendCallsOfMany(deps, kind, [spending]);
  return counted!;
}
