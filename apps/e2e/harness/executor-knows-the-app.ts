import type { Stack } from "./start-stack";
import { until } from "./until";

/** Resolves when the executor has the app's functions: events sent earlier start nothing. */
export async function executorKnowsTheApp(
  { inngestUrl }: Pick<Stack, "inngestUrl">,
  patienceMs = 60_000,
): Promise<void> {
  const registered = async () => {
    const health = (await (await fetch(`${inngestUrl}/health`)).json()) as { app: string };
    return health.app === "registered";
  };
  await until("the executor knows the app", registered, patienceMs);
}
