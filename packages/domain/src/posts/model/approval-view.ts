import type { ApprovalState } from "./approval-transitions";
import type { ApprovalRulesInput } from "./approval-input";

/** The rules of the workspace; `stages` is empty where no approval is needed. */
export type ApprovalRules = Omit<ApprovalRulesInput, "stages"> & {
  stages: (ApprovalRulesInput["stages"][number] & {
    /** How many members may approve here by now. */
    approvers: number;
  })[];
};

/** The outcome of new rules. */
export type ChangedRules = {
  rules: ApprovalRules;
  /** Scheduled posts that wait for an approval from now on. */
  waiting: number;
};

/** The approval of an open post. */
export type ApprovalView = {
  state: ApprovalState;
  /** The stage it waits for; null where it waits for none. */
  stage: { name: string; position: number } | null;
  /** How many stages it has to pass. */
  stages: number;
  /** Since when it is as it is. */
  at: Date | null;
  /** The member who asked for it. */
  requestedBy: string | null;
  /** Of all that is published of the post as it is shown; to be sent back with an approval. */
  hash: string;
  /** Approved without a time: who schedules it chooses one. */
  isAnyTime: boolean;
  /** Whether the reader may approve it, or ask for changes, now. */
  mayApprove: boolean;
  /** Whether the reader may ask for its approval, and take that back. */
  mayRequest: boolean;
};

/** One line of what was asked and said. */
export type ApprovalEventView = {
  id: string;
  at: Date;
  kind: "requested" | "approved" | "changes_requested" | "withdrawn" | "reopened";
  /** Null when the account is gone; empty of a guest whose name is purged. */
  by: string | null;
  /** Whether somebody without an account did it, by a review link. */
  isGuest: boolean;
  isSelf: boolean;
  /** The name that the stage had then. */
  stage: string | null;
  note: string;
  /** Whether the post has changed since. */
  isOutdated: boolean;
};
