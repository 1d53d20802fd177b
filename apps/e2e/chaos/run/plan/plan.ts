import type { ReceiverFaultName } from "./receiver-faults";

/** Everything that will happen in a run, made from one seed. It is plain JSON, which is saved with the run. */
export type Plan = {
  seed: number;
  /** The length of the disturbed part of the run. */
  minutes: number;
  members: PlannedMember[];
  posts: PlannedPost[];
  /** The changes by users, in the order of the plan and not of time. */
  changes: PlannedChange[];
  /** The approvals in the workspaces of teams, in the order of the posts. */
  approvals: PlannedApproval[];
  withdrawals: PlannedWithdrawal[];
  disconnects: PlannedDisconnect[];
  kills: PlannedKill[];
  executorFaults: PlannedExecutorFault[];
  /** The faults that requests to the receiver of webhooks meet in this order, over and over; null: none. */
  receiverFaults: (ReceiverFaultName | null)[];
};

/**
 * A moment of the run: `ms` after its start or, with a slot, after its n-th full minute (0 is the first), at which posts
 * with that slot are due.
 */
export type Moment = { slot: number | null; ms: number };

export type PlannedMember = {
  zone: string;
  /**
   * Null for a member who works alone. Others work in a workspace with one stage of approval, an approver and, where so
   * planned, a writer, who makes and changes the posts under the member's name.
   */
  team: { hasWriter: boolean } | null;
  /** Whether the events of their workspace go to a webhook. */
  hasWebhook: boolean;
};

export type PostKind = "text" | "picture" | "pictures" | "video" | "document";

export type PlannedFile = {
  kind: "image" | "video" | "document";
  size: number;
  shade: number;
  altText: string;
};

export type PlannedPost = {
  /** A key in the text that only a twin of this post shares. */
  key: string;
  member: number;
  kind: PostKind;
  content: string;
  hashtags: string[];
  visibility: "PUBLIC" | "CONNECTIONS";
  files: PlannedFile[];
  /** The time at which it is due: scheduled for a slot, or a draft that is published at that moment. */
  due: Moment;
  /** How long after its time it may still be sent; null for the usual twelve hours. */
  expiresAfterMs: number | null;
  /** Names of CREATE_FAULTS, met by its create calls in this order. */
  createFaults: string[];
  /** Names of UPLOAD_FAULTS, met by its member's uploads. */
  uploadFaults: string[];
};

export type ChangeKind =
  | "edit"
  | "swap_files"
  | "reschedule"
  | "publish_now"
  | "cancel"
  | "unschedule"
  | "delete"
  | "delete_and_restore";

export type PlannedChange = { post: string; kind: ChangeKind; at: Moment; slot: number; text: string };

/** An approver looks at a post, reads it for a while and approves what they have seen. */
export type PlannedApproval = {
  /** The place of the post in the plan. */
  post: number;
  at: Moment;
  /** Whether approval is asked for just before, as for a draft, or after an edit has voided an earlier one. */
  isAsked: boolean;
  readMs: number;
};

/** A member withdraws the consent to what others publish under their name, and takes that back later or never. */
export type PlannedWithdrawal = { member: number; at: Moment; undoAfterMs: number | null };

/** The end of a connection, by the user or by LinkedIn, with a later reconnect or none. */
export type PlannedDisconnect = {
  member: number;
  by: "user" | "linkedin";
  at: Moment;
  backAfterMs: number | null;
};

export type PlannedKill =
  | { part: "web" | "inngest"; at: Moment }
  | { part: "database"; at: Moment; how: "all" | "postmaster" | "backend"; downMs: number };

/** A fault of the executor: an event is lost or duplicated, or a call is made twice. */
export type PlannedExecutorFault = {
  at: Moment;
  what: "lose" | "double";
  rule: { event: string } | { fn: string; each?: "run" | "call" };
};
