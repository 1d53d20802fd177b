/** What is looked at of a query; trpc's answers have it. */
export type FailingQuery = {
  data: unknown;
  isError: boolean;
  error: unknown;
  /** How often it has failed: never, then it is another one than the one that did. */
  errorUpdateCount: number;
};

/**
 * What a query without an answer failed at, or null. A new try forgets its error; `kept`, what the answer was before,
 * stands until that try is over.
 */
export function keptFailure(kept: unknown, query: FailingQuery): unknown {
  if (query.data !== undefined || query.errorUpdateCount === 0) return null;
  return query.isError ? query.error : kept;
}
