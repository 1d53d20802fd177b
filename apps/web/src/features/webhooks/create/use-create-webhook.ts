import { useAction } from "~/features/shared/actions/use-action";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import type { MadeSecret } from "../secret/new-secret";
import { webhookName } from "../webhook-name";

/** Adds a webhook: the form shows why it failed, and the secret that the answer has is stored nowhere. */
export function useCreateWebhook(onMade: (made: MadeSecret) => void) {
  const { webhooks } = trpc.useUtils();
  const { mutateAsync } = trpc.webhooks.create.useMutation({ gcTime: 0 });
  return useAction(mutateAsync, {
    failed: () => null,
    // Where only the answer was lost, there is a webhook whose secret nobody knows: the list shows it.
    refresh: ({ error }) => (error === null ? null : webhooks.list.invalidate()),
    onDone({ secret, webhooks: shown }, input) {
      setQueryData(webhooks.list, undefined, () => shown);
      onMade({ name: webhookName(input), secret });
    },
  });
}
