import { Button } from "@takt/ui/button";
import { useId, useState } from "react";
import { useT } from "~/i18n/use-t";
import { WebhookForm } from "../form/webhook-form";
import type { MadeSecret } from "../secret/new-secret";
import { SecretDialog } from "../secret/secret-dialog";
import { useCreateWebhook } from "./use-create-webhook";

/** Events that most programs want. */
const START = { url: "", name: "", events: ["post.published", "post.failed", "post.unconfirmed"] } as const;

type Props = {
  /** Called with whether a webhook was added. */
  onClose: (isMade: boolean) => void;
};

/** Adds a webhook and shows its secret. */
export function CreateDialog({ onClose }: Props) {
  const { t } = useT(["webhooks", "common"]);
  const formId = useId();
  const [isEntered, setEntered] = useState(false);
  const [made, setMade] = useState<MadeSecret | null>(null);
  const create = useCreateWebhook(setMade);
  return (
    <SecretDialog
      made={made}
      onClose={onClose}
      isEntered={isEntered}
      title={t("create.title")}
      description={t("create.text")}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{t("common:cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" loading={create.isRunning}>
            {t("create.action")}
          </Button>
        </>
      }
    >
      <WebhookForm
        id={formId}
        start={{ ...START, events: [...START.events] }}
        error={create.error}
        onSubmit={(input) => void create.run(input)}
        onEntered={setEntered}
      />
    </SecretDialog>
  );
}
