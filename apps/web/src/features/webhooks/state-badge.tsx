import type { DeliveryState, WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { Badge, type BadgeTone } from "@takt/ui/badge";
import { Check, Clock, type LucideIcon, OctagonAlert, Pause, Radio, X } from "lucide-react";
import { useT } from "~/i18n/use-t";

type BadgeStyle = { icon: LucideIcon; tone: BadgeTone };

const WEBHOOK: Record<WebhookView["state"], BadgeStyle> = {
  open: { icon: Radio, tone: "green" },
  paused: { icon: Pause, tone: "neutral" },
  resting: { icon: OctagonAlert, tone: "red" },
};
const DELIVERY: Record<DeliveryState, BadgeStyle> = {
  pending: { icon: Clock, tone: "blue" },
  delivered: { icon: Check, tone: "green" },
  failed: { icon: X, tone: "red" },
};

/** Whether a webhook works. */
export function WebhookBadge({ state }: { state: WebhookView["state"] }) {
  const { t } = useT("webhooks");
  const { icon: Icon, tone } = WEBHOOK[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {t(`states.${state}`)}
    </Badge>
  );
}

/** The state of a delivery. */
export function DeliveryBadge({ state }: { state: DeliveryState }) {
  const { t } = useT("webhooks");
  const { icon: Icon, tone } = DELIVERY[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {t(`deliveries.states.${state}`)}
    </Badge>
  );
}
