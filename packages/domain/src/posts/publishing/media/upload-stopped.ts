/** An upload that ends here without an outcome. What was saved stays, and a later one goes on from there. */
export class UploadStopped extends Error {
  /** `paused`: its slice of time is over; `taken`: another process holds the lease. */
  constructor(readonly why: "paused" | "taken") {
    super(`upload ${why}`);
  }
}
