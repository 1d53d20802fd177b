import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { webhookName } from "../webhook-name";
import { useDeleteWebhook } from "./use-delete-webhook";

type Props = {
  webhook: WebhookView;
  /** Called with whether the webhook is deleted. */
  onClose: (isDeleted: boolean) => void;
};

/** Names the webhook and says what is gone with it, before it is deleted. */
export function DeleteDialog({ webhook, onClose }: Props) {
  const { t } = useT(["webhooks", "common"]);
  const remove = useDeleteWebhook();
  return (
    <AlertDialog
      open
      onOpenChange={() => onClose(false)}
      title={withVerbatim(webhookName(webhook), (name) => t("delete.title", { name }))}
      description={<p>{t("delete.text")}</p>}
      cancelLabel={t("common:cancel")}
      actionLabel={t("delete.action")}
      tone="danger"
      onAction={() => {
        void remove.run(webhook);
        onClose(true);
      }}
    />
  );
}
