import type { WebhookInput } from "@takt/domain/webhooks/model/webhook-input";
import { useAction } from "~/features/shared/actions/use-action";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { webhookName } from "../webhook-name";

/** Saves what was changed of a webhook; the form shows why it failed. */
export function useEditWebhook(onSaved: () => void) {
  const { t } = useT("webhooks");
  const { webhooks } = trpc.useUtils();
  const { mutateAsync } = trpc.webhooks.update.useMutation();
  return useAction((input: { id: string } & WebhookInput) => mutateAsync(input), {
    failed: () => null,
    // Somebody may have deleted it.
    refresh: ({ error }) => (error === null ? null : webhooks.list.invalidate()),
    done: (_, input) => ({ tone: "success", title: t("edit.done", { name: webhookName(input) }) }),
    onDone(shown) {
      setQueryData(webhooks.list, undefined, () => shown);
      onSaved();
    },
  });
}
