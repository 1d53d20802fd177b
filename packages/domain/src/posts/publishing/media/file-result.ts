import type { FailureReason } from "../../model/failure-reason";

/** State of a post's file after a slice of work. */
export type FileResult =
  | { kind: "ready" }
  /** Not ready; `ms`: time until the next try. `reason`: why, in case the post's time is over. */
  | { kind: "waiting"; ms: number; reason: FailureReason; message: string | null }
  /** LinkedIn refuses the file, so the post fails. */
  | { kind: "refused"; reason: FailureReason; message: string | null }
  /** The day's quota is used up, here or at LinkedIn. */
  | { kind: "limited"; until: Date; message: string | null }
  /** The connection has ended, which holds the post back. */
  | { kind: "ended" };
