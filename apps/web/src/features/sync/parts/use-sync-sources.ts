import { useEffect, useRef } from "react";
import { trpc, type RouterOutputs } from "~/trpc/react";

export type SyncSource = RouterOutputs["sync"]["sources"][number];

const POLL_INTERVAL_MS = 1_000;

/** Whether the newest run of a source waits or runs. */
export const isReading = ({ run }: SyncSource) => run?.status === "queued" || run?.status === "running";

/**
 * LinkedIn's APIs that the user lets Takt read posts by, asked for again while one is read; what they change is reloaded
 * then.
 */
export function useSyncSources(): SyncSource[] {
  const { data = [] } = trpc.sync.sources.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.some(isReading) ? POLL_INTERVAL_MS : false),
  });
  const { connections, posts } = trpc.useUtils();
  const isActive = data.some(isReading);
  const wasActive = useRef(false);
  useEffect(() => {
    if (wasActive.current && !isActive) {
      void connections.invalidate();
      void posts.invalidate();
    }
    wasActive.current = isActive;
  }, [isActive, connections, posts]);
  return data;
}
