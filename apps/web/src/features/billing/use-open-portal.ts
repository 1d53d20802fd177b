import type { PortalInput } from "@takt/domain/billing/model/order-input";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useLocale } from "../shared/use-locale";
import { useReloadWhenRestored } from "./use-reload-when-restored";

/** The way to the payment provider's page of the user, in the language of this one, which the browser leaves. */
export function useOpenPortal() {
  useReloadWhenRestored();
  const locale = useLocale();
  const { mutateAsync } = trpc.billing.portal.useMutation();
  return useAction(({ page }: Pick<PortalInput, "page">) => mutateAsync({ page, locale }), {
    leaves: true,
    onDone: ({ url }) => window.location.assign(url),
  });
}
