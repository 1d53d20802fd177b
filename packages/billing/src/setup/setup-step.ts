/** What the set-up has found or done. */
export type SetupStep = {
  /** The object, e.g. `price professional_monthly`. */
  what: string;
  result: "created" | "changed" | "already right" | "skipped";
  /** What else the operator should know or do. */
  note?: string;
};
