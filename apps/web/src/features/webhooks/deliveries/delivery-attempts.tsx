import type { DeliveryDetail } from "@takt/domain/webhooks/model/webhook-view";
import { formatCount } from "@takt/domain/posts/model/format-count";
import { useClock } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useT } from "~/i18n/use-t";
import { CodeView } from "../code-view";

type Attempt = DeliveryDetail["attempts"][number];

/** Each try with its time, how long it took, and what was answered, the latest first. */
export function DeliveryAttempts({ delivery: { attempts } }: { delivery: DeliveryDetail }) {
  const { t } = useT("webhooks");
  return (
    <section className="grid gap-2.5">
      <h3 className="text-sm font-medium">{t("delivery.attempts")}</h3>
      {attempts.length === 0 ? (
        <p className="text-caption text-muted-fg">{t("delivery.noAttempts")}</p>
      ) : (
        <ol aria-label={t("delivery.attempts")} className="grid gap-4">
          {attempts.map((attempt) => (
            <AttemptItem key={attempt.id} attempt={attempt} />
          ))}
        </ol>
      )}
    </section>
  );
}

function AttemptItem({ attempt: { sentAt, tookMs, status, failure, response } }: { attempt: Attempt }) {
  const { t } = useT("webhooks");
  const clock = useClock();
  const locale = useLocale();
  const when = `${clock.day(sentAt)}, ${clock.exactTime(sentAt)}`;
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap gap-x-3 text-caption tabular-nums">
        {status !== null && <span className="font-medium">{t("delivery.answered", { status })}</span>}
        <span>{when}</span>
        <span className="text-muted-fg">{t("delivery.took", { ms: formatCount(tookMs, locale) })}</span>
      </p>
      {failure && <p className="text-caption text-danger-text">{t(`failures.${failure}`)}</p>}
      {response !== "" ? (
        <CodeView label={<span className="sr-only">{t("delivery.answer", { when })}</span>}>
          {response}
        </CodeView>
      ) : (
        failure === null && <p className="text-caption text-muted-fg">{t("delivery.emptyAnswer")}</p>
      )}
    </li>
  );
}
