import type { WaitlistStatus } from "@takt/domain/waitlist/model/waitlist-status";
import { Badge } from "@takt/ui/badge";
import { CircleCheck, CircleX, Hourglass } from "lucide-react";
import { useT } from "~/i18n/use-t";

const STATUS_STYLES = {
  waitlisted: { tone: "amber", Icon: Hourglass },
  active: { tone: "green", Icon: CircleCheck },
  rejected: { tone: "red", Icon: CircleX },
} as const;

/** The status of an account as icon, text and colour. */
export function AccountStatus({ status }: { status: WaitlistStatus }) {
  const { t } = useT("operator");
  const { tone, Icon } = STATUS_STYLES[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {t(`status.${status}`)}
    </Badge>
  );
}
