import type { DeliveryView } from "@takt/domain/webhooks/model/webhook-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { useClock } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import { useTypeText } from "../event-texts";
import { DeliveryBadge } from "../state-badge";

type Props = { delivery: DeliveryView; onOpen: () => void };

/** One delivery: what happened and when, what became of it, how often it was tried, and the last answer. All of it opens it. */
export function DeliveryRow({ delivery, onOpen }: Props) {
  const { t } = useT("webhooks");
  const clock = useClock();
  const event = useTypeText()(delivery.type);
  const when = clock.dateTime(delivery.occurredAt);
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md py-2.5 hover:bg-surface-2">
      <DeliveryBadge state={delivery.state} />
      <button
        type="button"
        aria-label={t("deliveries.open", { event, when })}
        onClick={onOpen}
        className={cn(
          "cursor-pointer rounded text-start text-sm font-medium after:absolute after:inset-0",
          focusRing,
        )}
      >
        {event}
      </button>
      <span className="text-caption text-muted-fg">{when}</span>
      <span className="flex flex-wrap gap-x-3 text-caption text-muted-fg tabular-nums sm:ms-auto">
        <Course delivery={delivery} />
      </span>
    </li>
  );
}

function Course({ delivery: { tries, lastStatus, state, nextTryAt } }: Pick<Props, "delivery">) {
  const { t } = useT("webhooks");
  const clock = useClock();
  if (tries === 0) return <span>{t("deliveries.notTried")}</span>;
  return (
    <>
      <span>{t("deliveries.tries", { count: tries })}</span>
      {lastStatus !== null && <span>{t("deliveries.status", { status: lastStatus })}</span>}
      {state === "pending" && nextTryAt && (
        <span>{t("deliveries.next", { when: clock.dateTime(nextTryAt) })}</span>
      )}
    </>
  );
}
