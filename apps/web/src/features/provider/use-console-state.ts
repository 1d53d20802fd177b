import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { VIEWS } from "./console-state";

/** Tab and search, in the URL: a reload and the back button keep them. */
export function useConsoleState() {
  return useQueryStates(
    {
      view: parseAsStringLiteral(VIEWS).withDefault("waitlisted"),
      q: parseAsString.withDefault(""),
    },
    { history: "replace" },
  );
}
