import type { ReceivedMessage } from "../../harness/start-webhook-receiver";

/**
 * The result of a run, for the judge: plain JSON, saved with the run. All instants are Unix milliseconds of the run's
 * own time, which is real time plus the time skipped at the end.
 */
export type Evidence = {
  seed: number;
  startedAt: number;
  /** The end of the last fault and kill. */
  faultsEndedAt: number;
  endedAt: number;
  posts: PostRow[];
  attempts: AttemptRow[];
  members: MemberEnd[];
  /** All creates that reached LinkedIn, in order of arrival. */
  calls: CreateCall[];
  /** Uploads that met a fault. */
  uploadFaults: { member: string; at: number; name: string }[];
  /** The posts that LinkedIn really has. */
  ledger: LedgerPost[];
  /** The requests of users and the answers they saw. */
  userActions: UserAction[];
  /** Approvals by the approvers of teams. */
  approvals: Approval[];
  withdrawals: Withdrawal[];
  connectionChanges: ConnectionChange[];
  outages: Outage[];
  /** What was written for webhooks, in order of occurrence. */
  events: EventRow[];
  /** What their receiver has read, in order of arrival. */
  messages: ReceivedMessage[];
  /** The names of the faults that requests to the receiver met. */
  receiverFaults: string[];
};

export type PostRow = {
  id: string;
  /** A key in its text that only its twin shares. */
  key: string;
  member: string;
  visibility: string;
  status: "draft" | "scheduled" | "publishing" | "published" | "failed" | "cancelled" | "unconfirmed";
  scheduling: number;
  scheduledAt: number | null;
  dueAt: number | null;
  expiresAt: number | null;
  deleted: boolean;
  attemptId: string | null;
  urn: string | null;
  reason: string | null;
  /** The number of its files. */
  files: number;
  resolvable: boolean;
  /** Null where its workspace asks for no approval. */
  approval: "none" | "requested" | "changes_requested" | "approved" | "voided" | null;
  /** Whether somebody else makes and schedules it under the name of its member. */
  byWriter: boolean;
};

export type AttemptRow = {
  id: string;
  postId: string;
  scheduling: number;
  kind: "create" | "resend";
  member: string;
  requestHash: string;
  textHash: string;
  sentAt: number;
  outcome: string | null;
};

type MemberEnd = { member: string; active: boolean };

export type CreateCall = {
  at: number;
  member: string;
  requestHash: string;
  /** The text as readers would see it. */
  text: string;
  /** The fault it met. */
  fault: string | null;
  /** The HTTP status; null without an answer. */
  status: number | null;
  /** True if the fault hid the outcome from the caller: no answer, or one without information. */
  silenced: boolean;
  /** True if an answer was given that decides the outcome of the post. */
  definite: boolean;
};

export type LedgerPost = {
  urn: string;
  member: string;
  text: string;
  visibility: string;
  createdAt: number;
  lifecycleState: string;
  /** Its files in order, by the SHA-256 of the bytes that LinkedIn has. */
  files: SeenFile[];
};

/** A file with its alt text (image) or title (video or document). */
export type SeenFile = { sha256: string; text: string };

/** A post as its user saw it. */
export type Snapshot = {
  version: number;
  status: string;
  text: string;
  visibility: string;
  files: SeenFile[];
  scheduledAt: number | null;
};

export type UserAction = {
  postId: string;
  what: string;
  startedAt: number;
  endedAt: number;
  /** The result; `lost` means no answer, so the action may or may not have taken effect. */
  result: "confirmed" | "refused" | "lost";
  /** The post in the confirmation or, if the answer was lost, the post that the user had requested. */
  snapshot: Snapshot | null;
  code?: string;
};

/** An approver said yes to a post; `lost` as in UserAction. */
export type Approval = Pick<UserAction, "postId" | "startedAt" | "endedAt" | "result" | "code"> & {
  /** The post as the approver had it before them. */
  snapshot: Snapshot;
};

/** A member withdrew the consent to what others publish under their name, or undid that. */
export type Withdrawal = Pick<UserAction, "startedAt" | "endedAt" | "result"> & {
  member: string;
  what: "withdraw" | "undo";
};

export type ConnectionChange = {
  member: string;
  what: "disconnect" | "reconnect" | "revoked";
  startedAt: number;
  endedAt: number;
  result: "confirmed" | "lost";
  /** The number of posts still being sent when the disconnect was confirmed. */
  inFlight: number;
};

/** The time from a kill until the part was up again. */
export type Outage = { part: "web" | "inngest" | "database"; how: string; from: number; to: number };

/** An event for an endpoint, with its message's id and body. */
export type EventRow = {
  id: string;
  endpointId: string;
  postId: string | null;
  type: string;
  timestamp: string;
  data: unknown;
  state: string;
  tries: number;
};
