import type {
  Approval,
  AttemptRow,
  CreateCall,
  EventRow,
  Evidence,
  LedgerPost,
  PostRow,
  UserAction,
  Snapshot,
} from "../evidence";

/** The start of the sample runs: noon of some day. */
export const NOON = Date.UTC(2026, 10, 21, 12);
const HALF_DAY = 43_200_000;
const TEXT = "k1x00001 Hello";

export const POST: PostRow = {
  id: "post-1",
  key: "k1x00001",
  member: "m1",
  visibility: "PUBLIC",
  status: "published",
  scheduling: 1,
  scheduledAt: NOON,
  dueAt: NOON,
  expiresAt: NOON + HALF_DAY,
  deleted: false,
  attemptId: "attempt-1",
  urn: "urn:li:share:1",
  reason: null,
  files: 0,
  resolvable: true,
  approval: null,
  byWriter: false,
};
export const ATTEMPT: AttemptRow = {
  id: "attempt-1",
  postId: "post-1",
  scheduling: 1,
  kind: "create",
  member: "m1",
  requestHash: "hash-1",
  textHash: "text-1",
  sentAt: NOON + 100,
  outcome: "created",
};
export const CALL: CreateCall = {
  at: NOON + 110,
  member: "m1",
  requestHash: "hash-1",
  text: TEXT,
  fault: null,
  status: 201,
  silenced: false,
  definite: true,
};
export const LEDGER_POST: LedgerPost = {
  urn: "urn:li:share:1",
  member: "m1",
  text: TEXT,
  visibility: "PUBLIC",
  createdAt: NOON + 112,
  lifecycleState: "PUBLISHED",
  files: [],
};
export const EVENT: EventRow = {
  id: "msg_1",
  endpointId: "endpoint-1",
  postId: "post-1",
  type: "post.published",
  timestamp: new Date(NOON + 120).toISOString(),
  data: { postId: "post-1" },
  state: "delivered",
  tries: 1,
};
export const MESSAGE: Evidence["messages"][number] = {
  at: NOON + 150,
  endpointId: "endpoint-1",
  id: "msg_1",
  body: `{"type":"post.published","timestamp":"${EVENT.timestamp}","data":{"postId":"post-1"}}`,
  isSigned: true,
};
const SNAPSHOT: Snapshot = {
  version: 2,
  status: "scheduled",
  text: TEXT,
  visibility: "PUBLIC",
  files: [],
  scheduledAt: NOON,
};

/** Returns an action whose answer the user saw at an instant after noon (ms), negative for before. */
export function userAction(
  what: string,
  at: number,
  snapshot: Partial<Snapshot>,
  part: Partial<UserAction> = {},
): UserAction {
  return {
    postId: "post-1",
    what,
    startedAt: NOON + at - 20,
    endedAt: NOON + at,
    result: "confirmed",
    snapshot: { ...SNAPSHOT, ...snapshot },
    ...part,
  };
}

/** Returns an approval, of the sample post as it is, that was confirmed at an instant after noon (ms). */
export function approval(
  at: number,
  snapshot: Partial<Snapshot> = {},
  result: Approval["result"] = "confirmed",
): Approval {
  return {
    postId: "post-1",
    startedAt: NOON + at - 20,
    endedAt: NOON + at,
    result,
    snapshot: { ...SNAPSHOT, ...snapshot },
  };
}

/** Returns the evidence of a run in which one post was published and its webhook heard of it, with overrides. */
export function sampleEvidence(part: Partial<Evidence> = {}): Evidence {
  return {
    seed: 1,
    startedAt: NOON - 60_000,
    faultsEndedAt: NOON + 60_000,
    endedAt: NOON + 3_600_000,
    posts: [POST],
    attempts: [ATTEMPT],
    members: [{ member: "m1", active: true }],
    calls: [CALL],
    uploadFaults: [],
    ledger: [LEDGER_POST],
    userActions: [userAction("schedule", -30_000, {})],
    approvals: [],
    withdrawals: [],
    connectionChanges: [],
    outages: [],
    events: [EVENT],
    messages: [MESSAGE],
    receiverFaults: [],
    ...part,
  };
}

/** An unanswered create: the attempt in the database and the call with its fault. */
export const UNANSWERED = {
  attempt: { ...ATTEMPT, outcome: "unknown" } satisfies AttemptRow,
  call: { ...CALL, fault: "cut", status: null, silenced: true, definite: false } satisfies CreateCall,
};
