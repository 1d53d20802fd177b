import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { withVerbatim } from "@takt/ui/verbatim";
import { useId, useState } from "react";
import { useDiscardQuestion } from "~/features/shared/leaving/use-discard-question";
import { useT } from "~/i18n/use-t";
import { WebhookForm } from "../form/webhook-form";
import { webhookName } from "../webhook-name";
import { useEditWebhook } from "./use-edit-webhook";

type Props = { webhook: WebhookView; onClose: () => void };

/** Changes the address of a webhook, its name and its events. */
export function EditDialog({ webhook, onClose }: Props) {
  const { t } = useT(["webhooks", "common"]);
  const formId = useId();
  const [isEntered, setEntered] = useState(false);
  const edit = useEditWebhook(onClose);
  const { close, question } = useDiscardQuestion(isEntered, onClose);
  const { id, url, name, events } = webhook;
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={withVerbatim(webhookName(webhook), (shown) => t("edit.title", { name: shown }))}
        closeLabel={t("common:close")}
        footer={
          <>
            <Button onClick={onClose}>{t("common:cancel")}</Button>
            <Button type="submit" form={formId} variant="primary" loading={edit.isRunning}>
              {t("common:save")}
            </Button>
          </>
        }
      >
        <WebhookForm
          id={formId}
          start={{ url, name, events }}
          error={edit.error}
          onSubmit={(input) => void edit.run({ id, ...input })}
          onEntered={setEntered}
        />
        {question}
      </DialogContent>
    </Dialog>
  );
}
