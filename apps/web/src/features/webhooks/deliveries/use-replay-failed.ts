import { useAction } from "~/features/shared/actions/use-action";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";

/** Sends again what failed since a time, and says how much that was; the dialog shows why it could not. */
export function useReplayFailed(onSent: () => void) {
  const { t } = useT("webhooks");
  const { webhooks } = trpc.useUtils();
  const { mutateAsync } = trpc.webhooks.replayFailed.useMutation();
  return useAction(mutateAsync, {
    failed: () => null,
    refresh: () => {
      void webhooks.list.invalidate();
      return webhooks.deliveries.invalidate();
    },
    done: ({ count }) => ({
      tone: "success",
      title: count === 0 ? t("replayAll.nothing") : t("replayAll.done", { count }),
    }),
    onDone: onSent,
  });
}
