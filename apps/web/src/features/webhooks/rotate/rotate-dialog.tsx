import { WEBHOOK_LIMITS } from "@takt/domain/webhooks/model/webhook-limits";
import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { Button } from "@takt/ui/button";
import { withVerbatim } from "@takt/ui/verbatim";
import { useState } from "react";
import { CallError } from "~/features/shared/call-error";
import { useT } from "~/i18n/use-t";
import type { MadeSecret } from "../secret/new-secret";
import { SecretDialog } from "../secret/secret-dialog";
import { webhookName } from "../webhook-name";
import { useRotateSecret } from "./use-rotate-secret";

type Props = { webhook: WebhookView; onClose: () => void };

/** Says that both secrets sign for a while, and makes the new one. */
export function RotateDialog({ webhook, onClose }: Props) {
  const { t } = useT(["webhooks", "common"]);
  const [made, setMade] = useState<MadeSecret | null>(null);
  const rotate = useRotateSecret(setMade);
  return (
    <SecretDialog
      made={made}
      onClose={onClose}
      title={withVerbatim(webhookName(webhook), (name) => t("rotate.title", { name }))}
      footer={
        <>
          <Button onClick={onClose}>{t("common:cancel")}</Button>
          <Button variant="primary" loading={rotate.isRunning} onClick={() => void rotate.run(webhook)}>
            {t("rotate.action")}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty">{t("rotate.text", { hours: WEBHOOK_LIMITS.overlapHours })}</p>
      <CallError error={rotate.error} />
    </SecretDialog>
  );
}
