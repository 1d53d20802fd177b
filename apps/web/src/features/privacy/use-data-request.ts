import { useT } from "next-i18next/client";
import { trpc } from "../../trpc/react";
import { useAction } from "../shared/actions/use-action";

/** The user's requests of one type, and making and withdrawing them. A toast shows failures. */
export function useDataRequest(type: "access" | "erasure") {
  const { t } = useT("privacy");
  const { privacy } = trpc.useUtils();
  const list = trpc.privacy.requests.useQuery();
  // Also after a failure: another tab may have made a request, or the operator may have completed one.
  const refresh = () => privacy.requests.invalidate();
  const request = useAction(trpc.privacy.request.useMutation().mutateAsync, {
    refresh,
    done: ({ reference }) => ({ tone: "success", title: t("requested", { reference }) }),
    failed: () => t("requestFailed"),
  });
  const withdraw = useAction(trpc.privacy.withdraw.useMutation().mutateAsync, {
    refresh,
    done: () => ({ tone: "success", title: t("open.withdrawn") }),
    failed: () => t("open.withdrawFailed"),
  });
  const own = list.data?.filter((one) => one.type === type) ?? [];
  return {
    list,
    open: own.find(({ state }) => state === "open") ?? null,
    done: own.filter(({ state }) => state === "done"),
    asking: request.isRunning,
    ask: () => request.run({ type }),
    withdrawing: withdraw.isRunning,
    withdraw: (id: string) => withdraw.run({ id }),
  };
}
