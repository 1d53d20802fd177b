import { useState } from "react";

/** The fields of a query result that are read; tRPC's results have them. */
export type FailingQuery = {
  data: unknown;
  isError: boolean;
  error: unknown;
  /** How often the query has failed; 0 when another query failed. */
  errorUpdateCount: number;
};

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

/**
 * The error of a query without data, or null. A retry resets the query's error; `previous`, the last return value, stays
 * until the retry has ended.
 */
export function stickyError(previous: unknown, query: FailingQuery): unknown {
  if (query.data !== undefined || query.errorUpdateCount === 0) return null;
  return query.isError ? query.error : previous;
}
