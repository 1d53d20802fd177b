import type { DeliveryDetail } from "@takt/domain/webhooks/model/webhook-view";
import { now } from "~/features/shared/time/now";
import { trpc } from "~/trpc/react";

/** How often a delivery is asked for that is about to be tried, and one whose next try is far away. */
const SOON_REFETCH_MS = 1_500;
const LATER_REFETCH_MS = 15_000;
const SOON_MS = 60_000;

/** A delivery with its answers, asked for again until it is over. */
export const useDelivery = (id: string) =>
  trpc.webhooks.delivery.useQuery(
    { id },
    { refetchInterval: ({ state: { data } }) => (data ? intervalFor(data, now()) : false) },
  );

/** Returns after how many milliseconds a delivery is asked for again; false: it is over. */
export function intervalFor(
  { state, nextTryAt }: Pick<DeliveryDetail, "state" | "nextTryAt">,
  at: Date,
): number | false {
  if (state !== "pending") return false;
  const isSoon = nextTryAt === null || nextTryAt.getTime() - at.getTime() < SOON_MS;
  return isSoon ? SOON_REFETCH_MS : LATER_REFETCH_MS;
}
