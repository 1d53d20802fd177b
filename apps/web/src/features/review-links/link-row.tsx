import type { ReviewLinkView } from "@takt/domain/posts/model/review-view";
import { Badge, type BadgeTone } from "@takt/ui/badge";
import { Button } from "@takt/ui/button";
import { verbatim, withVerbatim } from "@takt/ui/verbatim";
import { Ban, Clock, Link2, type LucideIcon, X } from "lucide-react";
import { useWhen } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";

const STATES: Record<ReviewLinkView["state"], { icon: LucideIcon; tone: BadgeTone }> = {
  open: { icon: Link2, tone: "blue" },
  expired: { icon: Clock, tone: "neutral" },
  revoked: { icon: Ban, tone: "neutral" },
};

type Props = { link: ReviewLinkView; onRevoke: () => void };

/** One review link: for whom, by whom, until when, and whether somebody has opened it. */
export function LinkRow({ link, onRevoke }: Props) {
  const { t } = useT("reviews");
  const when = useWhen();
  const { name, by, state, expiresAt, openedAt, mayApprove } = link;
  const { icon: Icon, tone } = STATES[state];
  const isOpen = state === "open";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="grid min-w-44 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          <span {...verbatim} className="wrap-anywhere">
            {name}
          </span>
          <Badge tone={tone}>
            <Icon aria-hidden />
            {t(`links.states.${state}`)}
          </Badge>
        </p>
        <p className="flex flex-wrap gap-x-3 text-caption text-muted-fg">
          {by !== null && <span>{withVerbatim(by, (shown) => t("links.by", { name: shown }))}</span>}
          {isOpen && <span>{t("links.until", { when: when(expiresAt) })}</span>}
          <span>{openedAt ? t("links.opened", { when: when(openedAt) }) : t("links.never")}</span>
          {isOpen && mayApprove && <span>{t("links.approves")}</span>}
        </p>
      </div>
      {isOpen && (
        <Button size="sm" variant="ghost" aria-label={t("links.revokeFor", { name })} onClick={onRevoke}>
          <X aria-hidden />
          {t("links.revoke")}
        </Button>
      )}
    </li>
  );
}
