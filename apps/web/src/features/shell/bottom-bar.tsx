"use client";

import { cn } from "@takt/ui/cn";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "../shared/locale-link";
import { useCan } from "../shared/use-can";
import { MoreSheet } from "./more-sheet";
import { NAV_ENTRIES, NEW_POST, useIsCurrent, type NavEntry } from "./nav-entries";
import { useNavCounts } from "./use-nav-counts";

/** The navigation on phones: a new post in the middle for those who write in this workspace, everything else behind More. */
export function BottomBar() {
  const { t } = useT("shell");
  const [today, calendar, posts] = NAV_ENTRIES;
  const counts = useNavCounts();
  const canWrite = useCan()("drafts.write");
  return (
    <nav
      aria-label={t("mainNavigation")}
      className="@container fixed inset-x-0 bottom-0 z-30 border-t border-border bg-sheet/95 pb-[env(safe-area-inset-bottom)] backdrop-blur sm:hidden print:hidden"
    >
      <div className={cn("grid items-center", canWrite ? "grid-cols-5" : "grid-cols-4")}>
        <BottomLink entry={today} label={t("today")} count={counts.today} />
        <BottomLink entry={calendar} label={t("calendar")} />
        {canWrite && (
          <LocaleLink
            href={NEW_POST.path}
            aria-label={t("newPost")}
            className="mx-auto my-1 grid size-[min(3rem,15vw)] place-items-center rounded-2xl bg-primary text-primary-fg"
          >
            <NEW_POST.icon aria-hidden className="size-5" />
          </LocaleLink>
        )}
        <BottomLink entry={posts} label={t("posts")} />
        <MoreSheet className={bottomItem} labelClassName={bottomLabel} />
      </div>
    </nav>
  );
}

const bottomItem =
  "grid h-[min(3.5rem,17.5vw)] place-content-center justify-items-center gap-0.5 text-xs font-medium";
/** Where a fifth of the window has no room for the longest one, icons stand alone. */
const bottomLabel = "@max-[16rem]:sr-only";

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
      <span className={bottomLabel}>{label}</span>
      {count > 0 && <span className="sr-only">{count}</span>}
    </LocaleLink>
  );
}
