import { useState } from "react";
import { stickyError, type FailingQuery } from "./sticky-error";

/**
 * The error of a query without data, or null. It stays during a retry, so that the retry button keeps the focus and shows
 * its progress.
 */
export function useStickyError(query: FailingQuery): unknown {
  const [error, setError] = useState<unknown>(null);
  const failure = stickyError(error, query);
  if (failure !== error) setError(failure);
  return failure;
}
