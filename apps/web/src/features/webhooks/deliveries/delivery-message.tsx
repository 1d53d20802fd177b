import type { DeliveryDetail } from "@takt/domain/webhooks/model/webhook-view";
import { CopyButton } from "~/features/shared/copy-button";
import { useT } from "~/i18n/use-t";
import { CodeView } from "../code-view";

/** The sent message: its body, to be copied, and the headers of the last try. */
export function DeliveryMessage({ delivery }: { delivery: DeliveryDetail }) {
  const { t } = useT("webhooks");
  const { body } = delivery;
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <CodeView label={t("delivery.body")}>{body}</CodeView>
        <div>
          <CopyButton
            text={body}
            label={t("delivery.copy")}
            done={t("delivery.copied")}
            failed={t("delivery.copyFailed")}
          />
        </div>
      </div>
      <div className="grid gap-1.5">
        <CodeView label={t("delivery.headers")}>{headersText(delivery)}</CodeView>
        <p className="text-caption text-muted-fg">{t("delivery.headersHint")}</p>
      </div>
    </div>
  );
}

/** The headers by which a receiver verifies a message (Standard Webhooks 1.0.0); before a try there is no time. */
function headersText({ messageId, attempts }: DeliveryDetail): string {
  const sentAt = attempts[0]?.sentAt;
  return [
    "content-type: application/json",
    "user-agent: Takt-Webhooks/1.0",
    `webhook-id: ${messageId}`,
    sentAt && `webhook-timestamp: ${Math.floor(sentAt.getTime() / 1_000)}`,
    "webhook-signature: v1,…",
  ]
    .filter(Boolean)
    .join("\n");
}
