import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { useAction } from "~/features/shared/actions/use-action";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import type { MadeSecret } from "../secret/new-secret";
import { webhookName } from "../webhook-name";

/** Makes another secret: the dialog shows why it failed, and the secret that the answer has is stored nowhere. */
export function useRotateSecret(onMade: (made: MadeSecret) => void) {
  const { webhooks } = trpc.useUtils();
  const { mutateAsync } = trpc.webhooks.rotate.useMutation({ gcTime: 0 });
  return useAction(({ id }: WebhookView) => mutateAsync({ id }), {
    failed: () => null,
    // Where only the answer was lost, there is a secret that nobody knows: the list shows until when the old one signs.
    refresh: ({ error }) => (error === null ? null : webhooks.list.invalidate()),
    onDone({ secret, webhooks: shown }, webhook) {
      setQueryData(webhooks.list, undefined, () => shown);
      onMade({ name: webhookName(webhook), secret });
    },
  });
}
