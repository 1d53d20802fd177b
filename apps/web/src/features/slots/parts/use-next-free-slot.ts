import { useCallback } from "react";
import { trpc } from "~/trpc/react";

/** Returns a function that asks for the next free slot, as wall time in its zone; null when there is none. */
export function useNextFreeSlot(): () => Promise<{ wall: string; zone: string } | null> {
  const { slots } = trpc.useUtils();
  return useCallback(async () => (await slots.nextFree.fetch({ count: 1 }))[0] ?? null, [slots]);
}
