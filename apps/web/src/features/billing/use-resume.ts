import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useRefreshBilling } from "./use-refresh-billing";

/** Takes a cancellation back. */
export function useResume() {
  const { t } = useT("billing");
  const refresh = useRefreshBilling();
  const { mutateAsync } = trpc.billing.resume.useMutation();
  return useAction((_: void) => mutateAsync(), {
    refresh,
    done: () => ({ tone: "success", title: t("resume.done") }),
    failed: () => t("resume.failed"),
  });
}
