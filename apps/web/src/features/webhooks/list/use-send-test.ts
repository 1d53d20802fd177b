import { useAction } from "~/features/shared/actions/use-action";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";

/** Sends a test event to a webhook; its result comes later, as the delivery that it is. */
export function useSendTest(onSent: (sent: { deliveryId: string; webhookId: string }) => void) {
  const { t } = useT("webhooks");
  const { webhooks } = trpc.useUtils();
  const { mutateAsync } = trpc.webhooks.test.useMutation();
  return useAction((id: string) => mutateAsync({ id }), {
    failed: () => t("test.failed"),
    onDone({ deliveryId }, webhookId) {
      void webhooks.list.invalidate();
      void webhooks.deliveries.invalidate();
      onSent({ deliveryId, webhookId });
    },
  });
}
