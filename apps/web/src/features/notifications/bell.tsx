"use client";

import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Tooltip } from "@takt/ui/tooltip";
import { Bell as BellIcon } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { usePathname } from "next/navigation";
import { barePath } from "~/i18n/locale-path";
import { LocaleLink } from "../shared/locale-link";
import { useUnreadCount } from "./use-notifications";

const PATH = "/app/notifications";

/** The link to the notifications with the unread count, whose changes are announced politely. */
export function Bell() {
  const { t } = useT("notifications");
  const count = useUnreadCount();
  const current = barePath(usePathname()) === PATH;
  const words = count > 99 ? t("unreadMany") : t("unread", { count });
  return (
    <>
      <Tooltip text={t("title")} side="bottom">
        <LocaleLink
          href={PATH}
          aria-current={current ? "page" : undefined}
          aria-label={count > 0 ? `${t("title")}: ${words}` : t("title")}
          className={cn(
            "relative grid size-8 place-items-center rounded-lg transition-colors max-sm:size-11",
            current
              ? "bg-surface-2 text-foreground"
              : "text-muted-fg hover:bg-surface-2 hover:text-foreground",
            focusRing,
          )}
        >
          <BellIcon aria-hidden className="size-4 max-sm:size-5" />
          {count > 0 && (
            <span
              data-testid="unread-count"
              className="absolute -end-1 -top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-micro font-semibold text-danger-fg tabular-nums max-sm:end-0.5 max-sm:top-0.5"
            >
              {count > 99 ? t("many") : count}
            </span>
          )}
        </LocaleLink>
      </Tooltip>
      <span role="status" className="sr-only">
        {count > 0 && words}
      </span>
    </>
  );
}
