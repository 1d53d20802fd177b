import { DELIVERY_STATES, type WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { Button } from "@takt/ui/button";
import { Section } from "@takt/ui/section";
import { withVerbatim } from "@takt/ui/verbatim";
import { RefreshCw, Send } from "lucide-react";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { type RefObject, useState } from "react";
import { useT } from "~/i18n/use-t";
import { PauseButton } from "../list/webhook-list";
import { StateNote } from "../list/webhook-row";
import { WebhookBadge } from "../state-badge";
import { webhookName } from "../webhook-name";
import { BackToWebhooks } from "./back-to-webhooks";
import { DeliveryFilter } from "./delivery-filter";
import { DeliveryList } from "./delivery-list";
import { LazyReplayAllDialog } from "./lazy-replay-all-dialog";
import { DELIVERY_DAYS } from "./delivery-days";

const STATE = parseAsStringLiteral(DELIVERY_STATES).withOptions({ history: "replace" });

type Props = {
  webhook: WebhookView;
  /** False without the plan: then it can be read alone. */
  mayChange: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onTest: () => void;
  onOpen: (deliveryId: string) => void;
  onBack: () => void;
};

/** Deliveries to a webhook: all, or those in the state that the URL names. */
export function DeliveriesScreen({ webhook, mayChange, heading, onTest, onOpen, onBack }: Props) {
  const { t } = useT("webhooks");
  const [state, setState] = useQueryState("state", STATE);
  const [isReplaying, setReplaying] = useState(false);
  const isOpen = webhook.state === "open";
  return (
    <div className="grid gap-4">
      <BackToWebhooks onClick={onBack} />
      <Section
        headingRef={heading}
        title={withVerbatim(webhookName(webhook), (name) => t("deliveries.title", { name }))}
        text={t("deliveries.intro", { days: DELIVERY_DAYS })}
        action={<WebhookBadge state={webhook.state} />}
      >
        <StateNote webhook={webhook} />
        <div className="flex flex-wrap items-end gap-x-1.5 gap-y-3">
          <div className="me-auto">
            <DeliveryFilter state={state} onChange={(chosen) => void setState(chosen)} />
          </div>
          {mayChange && <PauseButton webhook={webhook} />}
          {mayChange && isOpen && webhook.failed > 0 && (
            <Button size="sm" onClick={() => setReplaying(true)}>
              <RefreshCw aria-hidden />
              {t("replayAll.open")}
            </Button>
          )}
          {mayChange && isOpen && (
            <Button size="sm" onClick={onTest}>
              <Send aria-hidden />
              {t("act.test")}
            </Button>
          )}
        </div>
        <DeliveryList key={state} webhookId={webhook.id} state={state} heading={heading} onOpen={onOpen} />
      </Section>
      <LazyReplayAllDialog
        webhook={isReplaying ? webhook : null}
        onClose={() => setReplaying(false)}
        // The button that opened it may be gone with the last failed delivery.
        onSent={() => setTimeout(() => heading.current?.focus())}
      />
    </div>
  );
}
