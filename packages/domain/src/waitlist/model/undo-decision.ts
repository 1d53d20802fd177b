import type { DecisionInput } from "./decision-input";
import type { WaitlistStatus } from "./waitlist-status";

/** A changed account with its previous status. */
type Changed = { id: string; was: WaitlistStatus; reason: string | null };

/** Returns the decisions that restore the previous statuses: one for all accounts with the same status and reason. */
export function undoDecision(changed: readonly Changed[]): DecisionInput[] {
  const groups = new Map<string, { as: Changed; ids: string[] }>();
  for (const account of changed) {
    const key = `${account.was} ${account.reason ?? ""}`;
    const group = groups.get(key) ?? { as: account, ids: [] };
    groups.set(key, group);
    group.ids.push(account.id);
  }
  return [...groups.values()].map(({ as: { was, reason }, ids }) => {
    if (was === "active") return { ids, decision: was, again: true };
    if (was === "rejected" && reason !== null) return { ids, decision: was, reason };
    return { ids, decision: "waitlisted" };
  });
}
