/** Polls until `ask` answers something truthy; fails with `what` after `ms`. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | undefined | false>,
  ms = 60_000,
): Promise<Value> {
  const end = Date.now() + ms;
  for (;;) {
    const value = await ask().catch((cause: unknown) => {
      // What is being restarted refuses connections; anything else shows up as the time-out below.
      if (Date.now() > end) throw cause;
      return undefined;
    });
    if (value) return value;
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
