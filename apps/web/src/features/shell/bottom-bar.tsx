"use client";

import { cn } from "@takt/ui/cn";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "../shared/locale-link";
import { MoreSheet } from "./more-sheet";
import { NAV_ENTRIES, NEW_POST, useIsCurrent } from "./nav-entries";

/** The navigation on phones: a new post in the middle, everything else behind More. */
export function BottomBar() {
  const { t } = useT("shell");
  const [dashboard, posts, calendar] = NAV_ENTRIES;
  return (
    <nav
      aria-label={t("mainNavigation")}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 items-center border-t border-border bg-background/95 pb-[env(safe-area-inset-bottom)] backdrop-blur sm:hidden print:hidden"
    >
      <BottomLink entry={dashboard} label={t("dashboard")} />
      <BottomLink entry={calendar} label={t("calendar")} />
      <LocaleLink
        href={NEW_POST.path}
        aria-label={t("newPost")}
        className="mx-auto my-1.5 grid h-11 w-14 place-items-center rounded-full bg-primary text-primary-fg"
      >
        <NEW_POST.icon aria-hidden className="size-5" />
      </LocaleLink>
      <BottomLink entry={posts} label={t("posts")} />
      <MoreSheet className={bottomItem} />
    </nav>
  );
}

const bottomItem = "grid h-14 place-content-center justify-items-center gap-0.5 text-xs font-medium";

function BottomLink({ entry, label }: { entry: (typeof NAV_ENTRIES)[number]; label: string }) {
  const current = useIsCurrent(entry.path);
  return (
    <LocaleLink
      href={entry.path}
      aria-current={current ? "page" : undefined}
      className={cn(bottomItem, current ? "text-primary-text" : "text-muted-fg")}
    >
      <entry.icon aria-hidden className="size-5" />
      {label}
    </LocaleLink>
  );
}
