/** Posts are published in the background, so the dashboard is refetched at this interval. */
const REFETCH_INTERVAL_MS = 30_000;

/** For `refetchInterval`: a failed query waits for the user's retry. */
export function refreshInterval({ state }: { state: { data: unknown } }): number | false {
  return state.data === undefined ? false : REFETCH_INTERVAL_MS;
}
