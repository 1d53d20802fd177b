import type { DeliveryDetail } from "@takt/domain/webhooks/model/webhook-view";
import { Fact } from "~/features/shared/fact";
import { LocaleLink } from "~/features/shared/locale-link";
import { useClock } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import { DeliveryBadge } from "../state-badge";

/** Facts of a delivery: its outcome, the time of its event, its post, and the time of the next try. */
export function DeliveryFacts({ delivery }: { delivery: DeliveryDetail }) {
  const { t } = useT("webhooks");
  const clock = useClock();
  const { state, occurredAt, postId, nextTryAt, tries } = delivery;
  return (
    <div className="grid gap-3">
      <p role="status">
        <DeliveryBadge state={state} />
      </p>
      <dl className="grid gap-1.5 text-sm">
        <Fact name={t("delivery.happened")}>{clock.dateTime(occurredAt)}</Fact>
        {postId && (
          <Fact name={t("delivery.post")}>
            <LocaleLink href={`/app/content/edit/${postId}`} className="link">
              {t("delivery.openPost")}
            </LocaleLink>
          </Fact>
        )}
        {state === "pending" && nextTryAt && tries > 0 && (
          <Fact name={t("delivery.next")}>{clock.dateTime(nextTryAt)}</Fact>
        )}
      </dl>
    </div>
  );
}
