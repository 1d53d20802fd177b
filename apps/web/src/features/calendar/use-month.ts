import { createParser, useQueryState } from "nuqs";
import { isMonth } from "./month";

const parseAsMonth = createParser({ parse: (text) => (isMonth(text) ? text : null), serialize: String });

/** The shown month, in the URL as ?month=2026-11, so that the back button returns to the previous month. */
export function useMonth(current: string) {
  return useQueryState("month", parseAsMonth.withDefault(current).withOptions({ history: "push" }));
}
