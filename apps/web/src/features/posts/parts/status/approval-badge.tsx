import type { ApprovalState } from "@takt/domain/posts/model/approval-transitions";
import { Badge, type BadgeTone } from "@takt/ui/badge";
import {
  BadgeCheck,
  CircleDashed,
  Hourglass,
  MessageSquareWarning,
  ShieldAlert,
  type LucideIcon,
} from "lucide-react";
import { useT } from "~/i18n/use-t";

/** The icon and colour of each state of an approval; a state is never shown by colour alone. */
const APPROVAL_STYLE: Record<ApprovalState, { icon: LucideIcon; tone: BadgeTone }> = {
  none: { icon: CircleDashed, tone: "neutral" },
  requested: { icon: Hourglass, tone: "blue" },
  changes_requested: { icon: MessageSquareWarning, tone: "amber" },
  approved: { icon: BadgeCheck, tone: "green" },
  voided: { icon: ShieldAlert, tone: "amber" },
};

/** An approval by the workspace's approvers, as icon, label and colour. */
export function ApprovalBadge({ state, className }: { state: ApprovalState; className?: string }) {
  const { t } = useT("approvals");
  const { icon: Icon, tone } = APPROVAL_STYLE[state];
  return (
    <Badge tone={tone} className={className} data-approval={state}>
      <Icon aria-hidden />
      {t(`states.${state}`)}
    </Badge>
  );
}
