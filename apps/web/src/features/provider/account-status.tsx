import type { WaitlistStatus } from "@takt/domain/waitlist/model/waitlist-status";
import { Badge } from "@takt/ui/badge";
import { CircleCheck, CircleX, Hourglass } from "lucide-react";
import { useT } from "next-i18next/client";

const LOOKS = {
  waitlisted: { tone: "amber", Icon: Hourglass },
  active: { tone: "green", Icon: CircleCheck },
  rejected: { tone: "red", Icon: CircleX },
} as const;

/** Where an account stands: icon, word and colour. */
export function AccountStatus({ status }: { status: WaitlistStatus }) {
  const { t } = useT("provider");
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {t(`status.${status}`)}
    </Badge>
  );
}
