/** Posts go out by themselves: what is shown is looked up anew every so often, in milliseconds. */
const EVERY_MS = 30_000;

/** For `refetchInterval`: what could not be loaded waits for the user to ask again. */
export function refreshInterval({ state }: { state: { data: unknown } }): number | false {
  return state.data === undefined ? false : EVERY_MS;
}
