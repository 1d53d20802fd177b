/** The state of a post's approval in the workspace, beside its status. */
export type ApprovalState = "none" | "requested" | "changes_requested" | "approved" | "voided";

type Transition = {
  by: "writer" | "approver" | "change";
  from: readonly ApprovalState[];
  to: ApprovalState;
};

/**
 * The states of approval, and the only place that spells them out: the statements ask by it, screens show a button iff the
 * transition is possible, and the picture in docs/flows/approvals.md is tested against it. `void` is made by triggers of
 * the database, in the very statement that changes what was approved.
 */
export const APPROVAL_TRANSITIONS = {
  /** Scheduling a post does this too. */
  request: { by: "writer", from: ["none", "changes_requested", "voided"], to: "requested" },
  withdraw: { by: "writer", from: ["requested"], to: "none" },
  /** At a stage that is not the last: the next one is asked. */
  pass: { by: "approver", from: ["requested"], to: "requested" },
  /** At the last stage. */
  approve: { by: "approver", from: ["requested"], to: "approved" },
  requestChanges: { by: "approver", from: ["requested"], to: "changes_requested" },
  /** Takes back one's last decision on a post that has not changed since. */
  reopen: { by: "approver", from: ["requested", "approved", "changes_requested"], to: "requested" },
  void: { by: "change", from: ["approved"], to: "voided" },
} as const satisfies Record<string, Transition>;

export type ApprovalTransition = keyof typeof APPROVAL_TRANSITIONS;

/** Whether a post whose approval is in this state can make this transition. */
export function canMakeApproval(state: ApprovalState, transition: ApprovalTransition): boolean {
  return (APPROVAL_TRANSITIONS[transition].from as readonly ApprovalState[]).includes(state);
}
