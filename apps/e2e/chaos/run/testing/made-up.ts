import type { AttemptRow, CreateCall, Evidence, LedgerPost, PostRow, Said, Sight } from "../evidence";

/** Noon of some day: made-up runs begin here. */
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
export const ON_LINKEDIN: LedgerPost = {
  urn: "urn:li:share:1",
  member: "m1",
  text: TEXT,
  visibility: "PUBLIC",
  createdAt: NOON + 112,
  lifecycleState: "PUBLISHED",
  files: [],
};
const SIGHT: Sight = {
  version: 2,
  status: "scheduled",
  text: TEXT,
  visibility: "PUBLIC",
  files: [],
  scheduledAt: NOON,
};

/** What the user was told at an instant after noon (ms), negative for before. */
export function told(what: string, at: number, sight: Partial<Sight>, part: Partial<Said> = {}): Said {
  return {
    postId: "post-1",
    what,
    startedAt: NOON + at - 20,
    endedAt: NOON + at,
    result: "confirmed",
    sight: { ...SIGHT, ...sight },
    ...part,
  };
}

/** A run in which one post went out as it should, with what is different. */
export function madeUp(part: Partial<Evidence> = {}): Evidence {
  return {
    seed: 1,
    began: NOON - 60_000,
    calmFrom: NOON + 60_000,
    ended: NOON + 3_600_000,
    posts: [POST],
    attempts: [ATTEMPT],
    members: [{ member: "m1", active: true }],
    calls: [CALL],
    uploadFaults: [],
    ledger: [ON_LINKEDIN],
    said: [told("schedule", -30_000, {})],
    links: [],
    outages: [],
    ...part,
  };
}

/** An unanswered create: what the database has of it, and what LinkedIn was made to do. */
export const UNANSWERED = {
  attempt: { ...ATTEMPT, outcome: "unknown" } satisfies AttemptRow,
  call: { ...CALL, fault: "cut", status: null, silenced: true, definite: false } satisfies CreateCall,
};
