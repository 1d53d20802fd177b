import { keepPreviousData } from "@tanstack/react-query";
import type { DeliveryState } from "@takt/domain/webhooks/model/webhook-view";
import { pagesFrom } from "~/features/shared/list/use-load-more";
import { type RouterOutputs, trpc } from "~/trpc/react";

type DeliveryPage = RouterOutputs["webhooks"]["deliveries"];

/** The list is refetched often while something waits to be sent, and rarely otherwise. */
const ACTIVE_REFETCH_MS = 3_000;
const IDLE_REFETCH_MS = 30_000;

/** The deliveries to a webhook, page by page: all, or those in one state. */
export const useDeliveries = (id: string, state: DeliveryState | null) =>
  trpc.webhooks.deliveries.useInfiniteQuery(
    { id, ...(state && { state }) },
    {
      ...pagesFrom<DeliveryPage>(null),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some((page) => page.deliveries.some((one) => one.state === "pending"))
          ? ACTIVE_REFETCH_MS
          : IDLE_REFETCH_MS,
    },
  );
