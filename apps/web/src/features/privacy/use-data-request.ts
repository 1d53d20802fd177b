import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";

/** The user's requests of one type, and making and withdrawing them. A toast shows failures. */
export function useDataRequest(type: "access" | "erasure") {
  const { t } = useT("privacy");
  const { toast } = useToast();
  const errorText = useErrorText();
  const { privacy } = trpc.useUtils();
  const list = trpc.privacy.requests.useQuery();
  // Also after a failure: another tab may have made a request, or the operator may have completed one.
  const onSettled = () => privacy.requests.invalidate();
  const request = trpc.privacy.request.useMutation({
    onSuccess: ({ reference }) => toast({ tone: "success", title: t("requested", { reference }) }),
    onError: (error) => toast({ tone: "error", title: `${t("requestFailed")} ${errorText(error)}` }),
    onSettled,
  });
  const withdraw = trpc.privacy.withdraw.useMutation({
    onSuccess: () => toast({ tone: "success", title: t("open.withdrawn") }),
    onError: (error) => toast({ tone: "error", title: `${t("open.withdrawFailed")} ${errorText(error)}` }),
    onSettled,
  });
  const own = list.data?.filter((one) => one.type === type) ?? [];
  return {
    list,
    open: own.find(({ state }) => state === "open") ?? null,
    done: own.filter(({ state }) => state === "done"),
    asking: request.isPending,
    ask: () => request.mutate({ type }),
    withdrawing: withdraw.isPending,
    withdraw: (id: string) => withdraw.mutate({ id }),
  };
}
