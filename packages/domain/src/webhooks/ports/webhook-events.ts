/** Tells the jobs that deliveries may be due. */
export type WebhookEvents = {
  /**
   * Called after something was committed: looks in the background whether there is anything to send, and has it sent at
   * once. Never throws; what it misses the sweep finds.
   */
  check(): void;
};
