import { useState } from "react";
import { keptFailure, type FailingQuery } from "./kept-failure";

/**
 * What a query that has no answer failed at, or null. It stands while the query is tried again: so the button that does
 * that stays, keeps the focus and shows that it works.
 */
export function useFailure(query: FailingQuery): unknown {
  const [kept, setKept] = useState<unknown>(null);
  const failure = keptFailure(kept, query);
  if (failure !== kept) setKept(failure);
  return failure;
}
