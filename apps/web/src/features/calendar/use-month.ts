import { createParser, useQueryState } from "nuqs";
import { isMonth } from "./month";

const parseAsMonth = createParser({ parse: (text) => (isMonth(text) ? text : null), serialize: String });

/** The month shown, in the URL as ?month=2026-11; the back button walks months. */
export function useMonth(current: string) {
  return useQueryState("month", parseAsMonth.withDefault(current).withOptions({ history: "push" }));
}
