import type { FailureReason } from "../../model/failure-reason";

/** Where a file of a post stands after it was worked on. */
export type FileResult =
  | { kind: "ready" }
  /** Not yet; `ms` until it is worth coming back. `reason`: why, should the post's time be over. */
  | { kind: "waiting"; ms: number; reason: FailureReason; words: string | null }
  /** It will not be: the post fails of it. */
  | { kind: "refused"; reason: FailureReason; words: string | null }
  /** The day's calls are used up, or LinkedIn says so. */
  | { kind: "limited"; until: Date; words: string | null }
  /** The connection has ended: the post is held back by it. */
  | { kind: "ended" };
