import { WEBHOOK_EVENTS, type WebhookEvent } from "@takt/domain/webhooks/model/webhook-events";
import { FoldedList } from "@takt/ui/folded-list";
import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useEventText } from "../event-texts";

/** The events of a webhook, folded below how many they are. */
export function ChosenEvents({ events }: { events: readonly WebhookEvent[] }) {
  const { t } = useT("webhooks");
  const eventText = useEventText();
  return (
    <FoldedList name={t("events.count", { count: events.length, max: WEBHOOK_EVENTS.length })}>
      <ul className="grid gap-1 pb-1.5 ps-5.5 text-caption">
        {events.map((event) => (
          <li key={event}>
            {eventText(event).name}{" "}
            <code {...verbatim} className="text-muted-fg">
              {event}
            </code>
          </li>
        ))}
      </ul>
    </FoldedList>
  );
}
