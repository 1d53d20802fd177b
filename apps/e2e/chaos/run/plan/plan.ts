/** What will happen, made up front from one seed. Everything here is plain JSON: it is printed and saved. */
export type Plan = {
  seed: number;
  /** Length of the disturbed part of the run. */
  minutes: number;
  members: PlannedMember[];
  posts: PlannedPost[];
  /** In the order of the plan, not of time. */
  moves: PlannedMove[];
  links: PlannedLink[];
  kills: PlannedKill[];
  steering: PlannedSteering[];
};

/**
 * A moment of the run: `ms` after its start, or after its n-th full minute (0 is the first), which is when
 * posts with a chosen slot are due.
 */
export type Moment = { slot: number | null; ms: number };

export type PlannedMember = { zone: string };

export type PostKind = "text" | "picture" | "pictures" | "video" | "document";

export type PlannedFile = {
  kind: "image" | "video" | "document";
  size: number;
  shade: number;
  altText: string;
};

export type PlannedPost = {
  /** Occurs in the text of this post and of its twin, if it has one, and nowhere else. */
  key: string;
  member: number;
  kind: PostKind;
  content: string;
  hashtags: string[];
  visibility: "PUBLIC" | "CONNECTIONS";
  files: PlannedFile[];
  /** With a slot: scheduled for that minute. Without: a draft, published now at that moment. */
  due: Moment;
  /** Instead of twelve hours: how long after its time it may still go out. */
  lifeMs: number | null;
  /** Names of CREATE_FAULTS, met by its create calls in this order. */
  createFaults: string[];
  /** Names of UPLOAD_FAULTS, met by its member's uploads. */
  uploadFaults: string[];
};

export type MoveKind =
  "edit" | "swap_files" | "move" | "publish_now" | "cancel" | "unschedule" | "delete" | "delete_and_restore";

export type PlannedMove = { post: string; kind: MoveKind; at: Moment; slot: number; words: string };

/** The connection ends by the user's wish or by LinkedIn's, and comes back later, or never. */
export type PlannedLink = { member: number; by: "user" | "linkedin"; at: Moment; backAfterMs: number | null };

export type PlannedKill =
  | { part: "web" | "inngest"; at: Moment }
  | { part: "database"; at: Moment; how: "all" | "postmaster" | "backend"; downMs: number };

/** Steers the executor: events are lost or doubled, calls are made twice. */
export type PlannedSteering = { at: Moment; what: "lose" | "double"; rule: Record<string, string> };
