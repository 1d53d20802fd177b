import { Badge, type BadgeTone } from "@takt/ui/badge";
import { Ban, Check, CircleHelp, Clock, Hourglass, TriangleAlert, type LucideIcon } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { SubscriptionState } from "./subscription-state";

const LOOKS = new Map<SubscriptionState, { tone: BadgeTone; icon: LucideIcon }>([
  ["free", { tone: "neutral", icon: Check }],
  ["active", { tone: "green", icon: Check }],
  ["trial", { tone: "blue", icon: Clock }],
  ["cancelling", { tone: "amber", icon: Ban }],
  ["past_due", { tone: "red", icon: TriangleAlert }],
  ["unpaid", { tone: "red", icon: TriangleAlert }],
  ["incomplete", { tone: "amber", icon: Hourglass }],
  ["ended", { tone: "neutral", icon: Ban }],
  ["other", { tone: "neutral", icon: CircleHelp }],
]);

/** The status of a subscription in a word; `word` is the provider's, for one that is not known. */
export function StatusBadge({ state, word }: { state: SubscriptionState; word: string }) {
  const { t } = useT("billing");
  const { tone, icon: Icon } = LOOKS.get(state)!;
  return (
    <Badge tone={tone} data-testid="subscription-status" data-state={state}>
      <Icon aria-hidden />
      {t(`status.${state}`, { status: word })}
    </Badge>
  );
}
