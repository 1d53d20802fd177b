/** Thrown when an upload ends without an outcome. Its saved state stays, and a later upload continues from there. */
export class UploadStopped extends Error {
  /** `paused`: the slice of time is over; `taken`: another process holds the lease. */
  constructor(readonly why: "paused" | "taken") {
    super(`upload ${why}`);
  }
}
