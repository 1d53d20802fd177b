import type { PartState } from "@takt/domain/health/model/status-part";
import { Badge, type BadgeTone } from "@takt/ui/badge";
import { Check, CircleHelp, CircleMinus, OctagonX, TriangleAlert, type LucideIcon } from "lucide-react";
import { getT } from "~/i18n/server";

const STATE_STYLE: Record<PartState, { tone: BadgeTone; icon: LucideIcon }> = {
  ok: { tone: "green", icon: Check },
  degraded: { tone: "amber", icon: TriangleAlert },
  down: { tone: "red", icon: OctagonX },
  unknown: { tone: "neutral", icon: CircleHelp },
  off: { tone: "neutral", icon: CircleMinus },
};

/** The state of a part: icon, word and colour. */
export async function StateBadge({ state }: { state: PartState }) {
  const { t } = await getT("status");
  const { tone, icon: Icon } = STATE_STYLE[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {t(`states.${state}`)}
    </Badge>
  );
}
