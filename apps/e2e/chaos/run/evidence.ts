/**
 * What a run left behind, for the judge. Plain JSON, saved with the run. All instants are Unix milliseconds of the
 * run's own time: real time plus whatever was skipped at the end.
 */
export type Evidence = {
  seed: number;
  began: number;
  /** When the last fault and kill were over. */
  calmFrom: number;
  ended: number;
  posts: PostRow[];
  attempts: AttemptRow[];
  members: MemberEnd[];
  /** Creates that reached LinkedIn, whatever came of them, in order of arrival. */
  calls: CreateCall[];
  /** Uploads that met a fault. */
  uploadFaults: { member: string; at: number; name: string }[];
  /** What LinkedIn really has. */
  ledger: LedgerPost[];
  /** What users asked for, and what they were told. */
  said: Said[];
  links: LinkChange[];
  outages: Outage[];
};

export type PostRow = {
  id: string;
  /** Occurs in its text, and in no other post's but its twin's. */
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
  /** How many files it has. */
  files: number;
  resolvable: boolean;
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

export type MemberEnd = { member: string; active: boolean };

export type CreateCall = {
  at: number;
  member: string;
  requestHash: string;
  /** As readers would see it. */
  text: string;
  /** The fault it met. */
  fault: string | null;
  /** Null: nobody was answered. */
  status: number | null;
  /** The fault kept the outcome from the caller: no answer, or one that says nothing. */
  silenced: boolean;
  /** An answer was given that decides what becomes of the post. */
  definite: boolean;
};

export type LedgerPost = {
  urn: string;
  member: string;
  text: string;
  visibility: string;
  createdAt: number;
  lifecycleState: string;
  /** Files in their order, by the SHA-256 of the bytes LinkedIn has. */
  files: SeenFile[];
};

/** An alt text, of an image; a title, of a video or a document. */
export type SeenFile = { sha256: string; words: string };

/** A post as its user saw it. */
export type Sight = {
  version: number;
  status: string;
  text: string;
  visibility: string;
  files: SeenFile[];
  scheduledAt: number | null;
};

export type Said = {
  postId: string;
  what: string;
  startedAt: number;
  endedAt: number;
  /** `lost`: no answer, so it may have been done or not. */
  result: "confirmed" | "refused" | "lost";
  /** What was shown with a confirmation; with a lost answer what the user had asked for. */
  sight: Sight | null;
  code?: string;
};

export type LinkChange = {
  member: string;
  what: "disconnect" | "reconnect" | "revoked";
  startedAt: number;
  endedAt: number;
  result: "confirmed" | "lost";
  /** Posts that were still being sent when the disconnect was confirmed. */
  inFlight: number;
};

/** From the kill until it was up again. */
export type Outage = { part: "web" | "inngest" | "database"; how: string; from: number; to: number };
