"use client";

import { cn } from "@takt/ui/cn";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "../shared/locale-link";
import { MoreSheet } from "./more-sheet";
import { NAV_ENTRIES, NEW_POST, useIsCurrent, type NavEntry } from "./nav-entries";
import { useNavCounts } from "./use-nav-counts";

/** The navigation on phones: a new post in the middle, everything else behind More. */
export function BottomBar() {
  const { t } = useT("shell");
  const [today, calendar, posts] = NAV_ENTRIES;
  const counts = useNavCounts();
  return (
    <nav
      aria-label={t("mainNavigation")}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 items-center border-t border-border bg-sheet/95 pb-[env(safe-area-inset-bottom)] backdrop-blur sm:hidden print:hidden"
    >
      <BottomLink entry={today} label={t("today")} count={counts.today} />
      <BottomLink entry={calendar} label={t("calendar")} />
      <LocaleLink
        href={NEW_POST.path}
        aria-label={t("newPost")}
        className="mx-auto my-1 grid size-12 place-items-center rounded-2xl bg-primary text-primary-fg"
      >
        <NEW_POST.icon aria-hidden className="size-5" />
      </LocaleLink>
      <BottomLink entry={posts} label={t("posts")} />
      <MoreSheet className={bottomItem} />
    </nav>
  );
}

const bottomItem = "grid h-14 place-content-center justify-items-center gap-0.5 text-xs font-medium";

function BottomLink({ entry, label, count = 0 }: { entry: NavEntry; label: string; count?: number }) {
  const current = useIsCurrent(entry);
  return (
    <LocaleLink
      href={entry.path}
      aria-current={current ? "page" : undefined}
      className={cn(bottomItem, current ? "text-primary-text" : "text-muted-fg")}
    >
      <span className="relative">
        <entry.icon aria-hidden className="size-5" />
        {count > 0 && (
          <span aria-hidden className="absolute -end-1 -top-0.5 size-2 rounded-full bg-warning" />
        )}
      </span>
      {label}
      {count > 0 && <span className="sr-only">{count}</span>}
    </LocaleLink>
  );
}
