/** Whose posts are shown: everyone's, the user's, or those that wait for their approval. */
export const WHOSE = ["all", "mine", "waiting"] as const;
export type Whose = (typeof WHOSE)[number];

/** Parses the search parameter ?whose=mine of a page, as nuqs does in the browser. */
export function readWhose(param: string | string[] | undefined): Whose {
  return WHOSE.find((one) => one === [param].flat()[0]) ?? "all";
}

/** The part of a query's input that says whose posts. */
export function toWhoseInput(whose: Whose): { whose?: Exclude<Whose, "all"> } {
  return whose === "all" ? {} : { whose };
}
