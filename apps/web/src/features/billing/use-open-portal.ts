import { trpc } from "../../trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useReloadWhenRestored } from "./use-reload-when-restored";

/** The way to the payment provider's page of the user; the browser leaves this one. */
export function useOpenPortal() {
  useReloadWhenRestored();
  return useAction(trpc.billing.portal.useMutation().mutateAsync, {
    leaves: true,
    onDone: ({ url }) => window.location.assign(url),
  });
}
