import { trpc } from "~/trpc/react";

/** The counts are refetched often while something waits to be sent, and rarely otherwise. */
const ACTIVE_REFETCH_MS = 5_000;
const IDLE_REFETCH_MS = 30_000;

/** The webhooks of the workspace, the newest first. */
export const useWebhooks = () =>
  trpc.webhooks.list.useQuery(undefined, {
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ pending, state }) => pending > 0 && state === "open")
        ? ACTIVE_REFETCH_MS
        : IDLE_REFETCH_MS,
  });
