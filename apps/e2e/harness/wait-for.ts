/** Polls until `condition` returns a truthy value; fails with `what` after `timeoutMs`. */
export async function waitFor<Value>(
  what: string,
  condition: () => Promise<Value | undefined | false>,
  timeoutMs = 60_000,
): Promise<Value> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await condition().catch((cause: unknown) => {
      // A part that restarts refuses connections; any other error shows up as the timeout below.
      if (Date.now() > end) throw cause;
      return undefined;
    });
    if (value) return value;
    if (Date.now() > end) throw new Error(`waited ${timeoutMs} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
