import type { GrantView } from "@takt/domain/oauth/model/grant-view";
import { Badge } from "@takt/ui/badge";
import { Button } from "@takt/ui/button";
import { verbatim, withVerbatim } from "@takt/ui/verbatim";
import { CalendarClock, Eye, type LucideIcon, PenLine, X } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useClock } from "../shared/time/use-clock";
import { useLastUsedText } from "../api-keys/parts/use-last-used-text";

type Level = "maySchedule" | "mayDraft" | "mayRead";
const ICONS: Record<Level, LucideIcon> = { maySchedule: CalendarClock, mayDraft: PenLine, mayRead: Eye };

/** The most that an application may do. */
function toLevel({ scopes }: GrantView): Level {
  if (scopes.includes("posts:publish")) return "maySchedule";
  return scopes.includes("posts:write") ? "mayDraft" : "mayRead";
}

type Props = { grants: readonly GrantView[]; onRevoke: (grant: GrantView) => void };

/** The applications with access, the last one first. */
export function GrantList({ grants, onRevoke }: Props) {
  const { t } = useT("oauth");
  return (
    <ul aria-label={t("list.name")} className="divide-y divide-border border-y border-border">
      {grants.map((grant) => (
        <li key={grant.id} className="flex flex-wrap items-start gap-x-4 gap-y-2.5 py-3.5">
          <GrantText grant={grant} />
          <Button
            size="sm"
            variant="ghost"
            aria-label={t("revoke.openFor", { name: grant.name })}
            onClick={() => onRevoke(grant)}
          >
            <X aria-hidden />
            {t("revoke.open")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** One application: its name and most it may do, from where it is, by whom and until when it is in, and its last use. */
function GrantText({ grant }: { grant: GrantView }) {
  const { t } = useT("oauth");
  const clock = useClock();
  const lastUsedText = useLastUsedText();
  const level = toLevel(grant);
  const Icon = ICONS[level];
  return (
    <div className="grid min-w-0 flex-1 basis-64 gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
        <span {...verbatim} className="wrap-anywhere">
          {grant.name}
        </span>
        <Badge tone={level === "maySchedule" ? "amber" : "neutral"}>
          <Icon aria-hidden />
          {t(`list.${level}`)}
        </Badge>
      </p>
      <p className="flex flex-wrap gap-x-3 text-caption wrap-anywhere">
        <span>
          {grant.host === null
            ? t("list.unproven")
            : withVerbatim(grant.host, (host) => t("list.from", { host }))}
        </span>
        <span>{withVerbatim(grant.redirectHost, (host) => t("list.back", { host }))}</span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-caption text-muted-fg">
        <Allowance grant={grant} />
        <span>{lastUsedText(grant)}</span>
        <span>{t("list.expires", { day: clock.day(grant.expiresAt) })}</span>
      </p>
    </div>
  );
}

function Allowance({ grant: { by, createdAt } }: { grant: GrantView }) {
  const { t } = useT("oauth");
  const clock = useClock();
  const day = clock.day(createdAt);
  if (by.isSelf) return <span>{t("list.allowed.self", { day })}</span>;
  if (by.name === null) return <span>{t("list.allowed.unnamed", { day })}</span>;
  return <span>{withVerbatim(by.name, (name) => t("list.allowed.by", { name, day }))}</span>;
}
