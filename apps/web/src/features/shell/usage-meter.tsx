"use client";

import { useT } from "next-i18next/client";
import { trpc } from "../../trpc/react";
import { useClock } from "../shared/time/use-clock";

/** How many AI posts of the month are used, and when that resets. Nothing where no model is set up. */
export function UsageMeter() {
  const { t } = useT("writing");
  const { dayOfMonth } = useClock();
  const { data: usage } = trpc.writing.usage.useQuery();
  if (usage?.engine.kind !== "model") return null;
  const { used, limit, resetsAt } = usage;
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  return (
    // Low windows need the room for the ways to other pages.
    <div
      data-testid="ai-usage"
      className="mb-1 grid gap-1 px-2.5 py-1.5 text-[13px] tabular-nums [@media(max-height:40rem)]:hidden"
    >
      <p className="font-medium">{t("usage.meter", { used, limit })}</p>
      {/* The words say it already. */}
      <div aria-hidden className="h-1 overflow-hidden rounded-full bg-surface-2">
        <div
          className={share < 1 ? "h-full rounded-full bg-primary" : "h-full rounded-full bg-warning"}
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </div>
      <p className="text-xs text-muted-fg">{t("usage.resets", { day: dayOfMonth(resetsAt) })}</p>
    </div>
  );
}
