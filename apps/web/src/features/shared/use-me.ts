import { trpc, type RouterOutputs } from "~/trpc/react";

/** The signed-in user; the layout has fetched it already. */
export function useMe(): RouterOutputs["users"]["me"] {
  const [me] = trpc.users.me.useSuspenseQuery(undefined, { staleTime: Infinity });
  return me;
}
