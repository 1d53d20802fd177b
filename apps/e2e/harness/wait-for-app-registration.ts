import type { Stack } from "./start-stack";
import { waitFor } from "./wait-for";

/** Waits until the executor has registered the app's functions; events sent earlier start nothing. */
export async function waitForAppRegistration(
  { inngestUrl }: Pick<Stack, "inngestUrl">,
  timeoutMs = 60_000,
): Promise<void> {
  const registered = async () => {
    const health = (await (await fetch(`${inngestUrl}/health`)).json()) as { app: string };
    return health.app === "registered";
  };
  await waitFor("the app is registered with the executor", registered, timeoutMs);
}
