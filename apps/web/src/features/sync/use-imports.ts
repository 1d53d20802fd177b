import { useEffect, useEffectEvent, useRef } from "react";
import { trpc, type RouterOutputs } from "~/trpc/react";

export type Import = RouterOutputs["sync"]["imports"][number];

const POLL_INTERVAL_MS = 1_000;

export const isActive = ({ status }: Import) => status === "queued" || status === "running";

/** The user's imports, asked for again while one is not over. `onEnd` gets each that ends while it is watched. */
export function useImports(onEnd: (ended: Import) => void) {
  const query = trpc.sync.imports.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.some(isActive) ? POLL_INTERVAL_MS : false),
  });
  const watched = useRef(new Set<string>());
  const onEnded = useEffectEvent(onEnd);
  const { data } = query;
  useEffect(() => {
    for (const run of data ?? [])
      if (isActive(run)) watched.current.add(run.id);
      else if (watched.current.delete(run.id)) onEnded(run);
  }, [data]);
  return query;
}
