/** A finding or a change of the set-up. */
export type SetupStep = {
  /** The object, e.g. `price professional_monthly`. */
  what: string;
  result: "created" | "changed" | "already right" | "skipped";
  /** Further facts or steps for the operator. */
  note?: string;
};
