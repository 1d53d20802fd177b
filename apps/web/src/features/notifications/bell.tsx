"use client";

import { cn } from "@takt/ui/cn";
import { Tooltip } from "@takt/ui/tooltip";
import { Bell as BellIcon } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { usePathname } from "next/navigation";
import { barePath } from "~/i18n/locale-path";
import { LocaleLink } from "../shared/locale-link";
import { useUnreadCount } from "./use-notifications";

const PATH = "/app/notifications";

/** The link to the notifications with the unread count, whose changes are announced politely. */
export function Bell({ compact }: { compact?: boolean }) {
  const { t } = useT("notifications");
  const count = useUnreadCount();
  const current = barePath(usePathname()) === PATH;
  const words = count > 99 ? t("unreadMany") : t("unread", { count });
  const link = (
    <LocaleLink
      href={PATH}
      aria-current={current ? "page" : undefined}
      aria-label={count > 0 ? `${t("title")}: ${words}` : t("title")}
      className={cn(
        "relative flex items-center rounded-lg text-sm font-medium transition-colors",
        compact ? "size-11 justify-center" : "min-h-9 gap-2.5 px-2.5",
        current
          ? "bg-primary-soft text-primary-soft-fg"
          : "text-muted-fg hover:bg-surface-2 hover:text-foreground",
      )}
    >
      <BellIcon aria-hidden className={compact ? "size-5" : "size-4"} />
      {!compact && <span>{t("title")}</span>}
      {count > 0 && (
        <span
          data-testid="unread-count"
          className={cn(
            "grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-xs font-semibold text-danger-fg tabular-nums",
            compact ? "absolute end-0.5 top-0.5" : "ms-auto",
          )}
        >
          {count > 99 ? t("many") : count}
        </span>
      )}
    </LocaleLink>
  );
  return (
    <>
      {compact ? (
        <Tooltip text={t("title")} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
      <span role="status" className="sr-only">
        {count > 0 && words}
      </span>
    </>
  );
}
