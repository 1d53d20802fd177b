import { approvalRulesInput, type ApprovalRulesInput } from "@takt/domain/posts/model/approval-input";

/** Where something is wrong with a stage, and in which way. */
export type StageFaults = { name?: "missing" | "tooLong"; approverIds?: "missing" };

/** Returns by their position the stages with which something is wrong, as the server's schema sees it. */
export function findFaults(rules: ApprovalRulesInput): Map<number, StageFaults> {
  const faults = new Map<number, StageFaults>();
  const { error } = approvalRulesInput.safeParse(rules);
  for (const { path, code } of error?.issues ?? []) {
    const [, position, field] = path;
    if (typeof position !== "number") continue;
    const before = faults.get(position);
    if (field === "name")
      faults.set(position, { ...before, name: code === "too_big" ? "tooLong" : "missing" });
    if (field === "approverIds") faults.set(position, { ...before, approverIds: "missing" });
  }
  return faults;
}
