import { useAction } from "~/features/shared/actions/use-action";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";

/** Sends a delivery again, as the same message. */
export function useReplay() {
  const { t } = useT("webhooks");
  const { webhooks } = trpc.useUtils();
  const { mutateAsync } = trpc.webhooks.replay.useMutation();
  return useAction((id: string) => mutateAsync({ id }), {
    failed: () => t("delivery.replayFailed"),
    async refresh({ input: id }) {
      void webhooks.list.invalidate();
      void webhooks.deliveries.invalidate();
      await webhooks.delivery.invalidate({ id });
    },
    done: () => ({ tone: "success", title: t("delivery.replayed") }),
  });
}
