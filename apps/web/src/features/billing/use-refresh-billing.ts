import { useCallback } from "react";
import { refetchAfterWrite } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";

/** Refetches everything that a subscription decides; waits for what its page shows first. */
export function useRefreshBilling(): () => Promise<void> {
  const utils = trpc.useUtils();
  return useCallback(async () => {
    const { billing, plans, writing } = utils;
    for (const query of [billing.invoices, billing.paymentMethods, plans.usage, writing.usage])
      void refetchAfterWrite(query);
    await refetchAfterWrite(billing.get);
  }, [utils]);
}
