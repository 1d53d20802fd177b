import { useMe } from "~/features/shared/use-me";
import { trpc } from "~/trpc/react";

/** The member's next free slot, asked for once it is `needed`; null where there is none. */
export function useFreeSlot(needed: boolean): {
  slot: { wall: string; zone: string } | null;
  isPending: boolean;
  /** The member's zone. */
  zone: string;
} {
  const { zone } = useMe();
  const { data, isPending } = trpc.slots.nextFree.useQuery({ count: 1 }, { enabled: needed });
  const [first] = needed ? (data ?? []) : [];
  return { slot: first ? { wall: first.wall, zone: first.zone } : null, isPending, zone };
}
