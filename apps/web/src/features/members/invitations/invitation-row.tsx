import type { InvitationView } from "@takt/domain/members/model/member-view";
import { Badge } from "@takt/ui/badge";
import { Button } from "@takt/ui/button";
import { verbatim, withVerbatim } from "@takt/ui/verbatim";
import { Clock, Link2, Send, X } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { relativeTime } from "~/features/shared/time/time-ago";
import { useWhen } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";

type Props = {
  invitation: InvitationView;
  now: Date | null;
  isResending: boolean;
  onCopy: () => void;
  onResend: () => void;
  onRevoke: () => void;
};

/** One invitation that is not accepted yet. */
export function InvitationRow({ invitation, now, isResending, onCopy, onResend, onRevoke }: Props) {
  const { t } = useT("members");
  const { email, role, isBound, invitedBy } = invitation;
  const isExpired = invitation.isExpired || (now !== null && invitation.expiresAt <= now);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="grid min-w-44 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          <span {...verbatim} className="wrap-anywhere">
            {email}
          </span>
          {isExpired && (
            <Badge tone="amber">
              <Clock aria-hidden />
              {t("invitations.expired")}
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-caption text-muted-fg">
          <span>{t(`roles.${role}.name`)}</span>
          {invitedBy !== null && (
            <span>{withVerbatim(invitedBy, (name) => t("invitations.by", { name }))}</span>
          )}
          {!isExpired && <Expiry at={invitation.expiresAt} now={now} />}
          {!isBound && <span>{t("invitations.anyone")}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {!isExpired && (
          <Button size="sm" aria-label={t("invitations.copyFor", { email })} onClick={onCopy}>
            <Link2 aria-hidden />
            {t("invitations.copy")}
          </Button>
        )}
        <Button
          size="sm"
          loading={isResending}
          aria-label={t("invitations.resendFor", { email })}
          onClick={onResend}
        >
          {!isResending && <Send aria-hidden />}
          {t("invitations.resend")}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t("invitations.revokeFor", { email })}
          onClick={onRevoke}
        >
          <X aria-hidden />
          {t("invitations.revoke")}
        </Button>
      </div>
    </li>
  );
}

/** In how long it expires; before the page knows the time, at which. */
function Expiry({ at, now }: { at: Date; now: Date | null }) {
  const { t } = useT("members");
  const when = useWhen();
  const locale = useLocale();
  const { zone } = useMe();
  const time = when(at);
  return (
    <time dateTime={at.toISOString()} title={time}>
      {now
        ? t("invitations.expiresIn", { when: relativeTime(at, now, zone, locale) })
        : t("invitations.expiresAt", { time })}
    </time>
  );
}
