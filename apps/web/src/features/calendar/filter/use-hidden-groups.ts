import { parseAsArrayOf, parseAsStringLiteral, useQueryState } from "nuqs";
import { HIDDEN_AT_FIRST, POST_GROUPS } from "./post-groups";

const parser = parseAsArrayOf(parseAsStringLiteral(POST_GROUPS)).withDefault([...HIDDEN_AT_FIRST]);

/** The groups of posts that are hidden, in the URL as ?hide=out,cancelled. */
export function useHiddenGroups() {
  return useQueryState("hide", parser);
}
