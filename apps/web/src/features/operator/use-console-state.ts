import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { VIEWS } from "./console-state";

/** Keeps tab and search in the URL, so that a reload and the back button restore them. */
export function useConsoleState() {
  return useQueryStates(
    {
      view: parseAsStringLiteral(VIEWS).withDefault("waitlisted"),
      q: parseAsString.withDefault(""),
    },
    { history: "replace" },
  );
}
