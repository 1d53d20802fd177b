import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { withVerbatim } from "@takt/ui/verbatim";
import { TimeAgo } from "~/features/shared/time/time-ago";
import { useClock } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";

type Props = { webhook: WebhookView; now: Date | null };

/** Facts of a webhook: waiting and failed deliveries, the time of the last delivered one, and its creator. */
export function WebhookFacts({ webhook, now }: Props) {
  const { t } = useT("webhooks");
  const clock = useClock();
  const { pending, failed, lastDeliveredAt, oldSecretEnds } = webhook;
  return (
    <p className="flex flex-wrap gap-x-3 text-caption text-muted-fg">
      {pending > 0 && <span>{t("facts.pending", { count: pending })}</span>}
      {failed > 0 && <span className="text-danger-text">{t("facts.failed", { count: failed })}</span>}
      {lastDeliveredAt ? (
        <span>
          {t("facts.delivered")} <TimeAgo at={lastDeliveredAt} now={now} />
        </span>
      ) : (
        <span>{t("facts.never")}</span>
      )}
      <Creation webhook={webhook} />
      {oldSecretEnds && <span>{t("facts.oldSecret", { when: clock.dateTime(oldSecretEnds) })}</span>}
    </p>
  );
}

function Creation({ webhook: { by, createdAt } }: Pick<Props, "webhook">) {
  const { t } = useT("webhooks");
  const day = useClock().day(createdAt);
  if (by.isSelf) return <span>{t("facts.createdSelf", { day })}</span>;
  if (by.name === null) return <span>{t("facts.created", { day })}</span>;
  return <span>{withVerbatim(by.name, (name) => t("facts.createdBy", { name, day }))}</span>;
}
