import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { useAction } from "~/features/shared/actions/use-action";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { webhookName } from "../webhook-name";

/** Deletes a webhook, which is gone from the list at once. */
export function useDeleteWebhook() {
  const { t } = useT("webhooks");
  const { webhooks } = trpc.useUtils();
  const { mutateAsync } = trpc.webhooks.delete.useMutation();
  const show = (change: (shown: WebhookView[]) => WebhookView[]) =>
    setQueryData(webhooks.list, undefined, change);
  return useAction(({ id }: WebhookView) => mutateAsync({ id }), {
    keyOf: ({ id }) => id,
    optimistic(webhook) {
      const before = webhooks.list.getData();
      show((shown) => shown.filter(({ id }) => id !== webhook.id));
      return () => show((shown) => before ?? shown);
    },
    // It may be gone already.
    refresh: ({ error }) => (error === null ? null : webhooks.list.invalidate()),
    done: (_, webhook) => ({ tone: "success", title: t("delete.done", { name: webhookName(webhook) }) }),
    onDone: (shown) => show(() => shown),
  });
}
