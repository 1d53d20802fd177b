import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { useAction } from "~/features/shared/actions/use-action";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { webhookName } from "../webhook-name";

type Input = { webhook: WebhookView; isPaused: boolean };

/** Pauses a webhook, or resumes one that is paused or was stopped; shown at once, and brought back by Undo. */
export function usePauseWebhook() {
  const { t } = useT(["webhooks", "common"]);
  const { webhooks } = trpc.useUtils();
  const { mutateAsync } = trpc.webhooks.update.useMutation();
  const show = (change: (shown: WebhookView[]) => WebhookView[]) =>
    setQueryData(webhooks.list, undefined, change);
  const withState = (id: string, state: WebhookView["state"]) => (shown: WebhookView[]) =>
    shown.map((one) => (one.id === id ? { ...one, state } : one));
  const options = {
    keyOf: ({ webhook }: Input) => webhook.id,
    optimistic({ webhook: { id, state }, isPaused }: Input) {
      show(withState(id, isPaused ? "paused" : "open"));
      return () => show(withState(id, state));
    },
    onDone: (changed: WebhookView[]) => show(() => changed),
  };
  const run = ({ webhook: { id }, isPaused }: Input) => mutateAsync({ id, isPaused });
  const title = ({ webhook, isPaused }: Input) =>
    t(isPaused ? "pause.done" : "pause.resumed", { name: webhookName(webhook) });
  const undo = useAction(run, { ...options, done: (_, input) => ({ title: title(input) }) });
  return useAction(run, {
    ...options,
    done: (_, input) => ({
      title: title(input),
      action: {
        label: t("common:undo"),
        altText: t("pause.undoAlt"),
        isUndo: true,
        onAction: () => void undo.run({ ...input, isPaused: !input.isPaused }),
      },
    }),
  });
}
