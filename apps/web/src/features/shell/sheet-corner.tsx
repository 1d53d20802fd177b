"use client";

import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Globe } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { useClock, useNow } from "../shared/time/use-clock";
import { zoneCity } from "../shared/time/zone-city";
import { useMe } from "../shared/use-me";
import { LazyTimeZoneDialog } from "./lazy-time-zone-dialog";

/** The end of the sheet's first line, which a page's head leaves free (page-head.tsx): the zone's time, and the bell. */
export function SheetCorner({ children: bell }: { children: ReactNode }) {
  const { t } = useT("notifications");
  return (
    <aside
      aria-label={t("title")}
      className="absolute end-3 top-0 z-20 hidden h-13 items-center gap-1 sm:flex print:hidden"
    >
      <ZoneClock />
      {bell}
    </aside>
  );
}

/** The place and time of the zone in which all times are shown; a click changes it. */
function ZoneClock() {
  const { t } = useT("shell");
  const { zone } = useMe();
  const clock = useClock();
  const now = useNow(10_000);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={cn(
          "hidden h-6 items-center gap-1.5 rounded-full border border-border-button px-2 text-xs font-medium text-muted-fg tabular-nums lg:inline-flex",
          "transition-colors hover:bg-surface-2 hover:text-foreground",
          focusRing,
        )}
      >
        <Globe aria-hidden className="size-3.5" />
        <span className="sr-only">{t("timeZone")}: </span>
        {zoneCity(zone)}
        {now && <time dateTime={now.toISOString()}>{clock.time(now)}</time>}
      </button>
      <LazyTimeZoneDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
