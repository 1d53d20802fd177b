import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { POST_FILTERS } from "./post-filter";

/** The filter and the search in the URL, so that a reload and the back button keep them. */
export function useListState() {
  return useQueryStates(
    { status: parseAsStringLiteral(POST_FILTERS).withDefault("all"), q: parseAsString.withDefault("") },
    { history: "replace" },
  );
}
