import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useEffect, useState } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { useRefreshBilling } from "../use-refresh-billing";

export type CheckoutReturn =
  | { kind: "none" | "cancelled" | "confirming" }
  | { kind: "confirmed"; state: "active" | "pending" | "open" | "expired" }
  | { kind: "failed"; error: unknown; retry: () => void };

/**
 * The outcome of a checkout that the user has come back from, as the URL says it: it is removed there, so that a reload says it
 * no more. A payment is confirmed once, by the same reading of the provider that its webhooks start.
 */
export function useCheckoutReturn(): CheckoutReturn {
  const [{ checkout, session_id }, setQuery] = useQueryStates({
    checkout: parseAsStringLiteral(["success", "cancelled"] as const),
    session_id: parseAsString,
  });
  // Kept when the URL says it no more.
  const [back] = useState({ checkout, checkoutId: session_id ?? "" });
  const [state, setState] = useState<"active" | "pending" | "open" | "expired" | null>(null);
  const { mutateAsync } = trpc.billing.confirm.useMutation();
  const confirm = useAction(mutateAsync, {
    failed: () => null,
    refresh: useRefreshBilling(),
    onDone: (confirmed) => setState(confirmed.state),
  });
  const { run, error } = confirm;
  const input = { checkoutId: back.checkoutId };
  useEffect(() => {
    if (checkout === null) return;
    void setQuery(null);
    // React runs effects twice in development; the action runs once.
    if (checkout === "success") void run(input);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when the URL says it, and no other time
  }, [checkout]);
  if (back.checkout === null) return { kind: "none" };
  if (back.checkout === "cancelled") return { kind: "cancelled" };
  if (state) return { kind: "confirmed", state };
  if (error !== null) return { kind: "failed", error, retry: () => void run(input) };
  return { kind: "confirming" };
}
