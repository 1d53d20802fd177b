"use client";

import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useClock } from "~/features/shared/time/use-clock";

/** The used AI posts of this month and the reset date; nothing without a configured model. */
export function UsageMeter() {
  const { t } = useT("writing");
  const { dayOfMonth } = useClock();
  const { data: usage } = trpc.writing.usage.useQuery();
  if (usage?.engine.kind !== "model") return null;
  const { used, limit, resetsAt } = usage;
  const usedFraction = limit > 0 ? Math.min(1, used / limit) : 1;
  return (
    // Hidden in low windows, which need the space for navigation.
    <div
      data-testid="ai-usage"
      className="mb-1 grid gap-1 px-2.5 py-1.5 text-caption tabular-nums [@media(max-height:40rem)]:hidden"
    >
      <p className="font-medium">{t("usage.meter", { used, limit })}</p>
      {/* The text above says the same. */}
      <div aria-hidden className="h-1 overflow-hidden rounded-full bg-surface-2">
        <div
          className={usedFraction < 1 ? "h-full rounded-full bg-primary" : "h-full rounded-full bg-warning"}
          style={{ width: `${Math.round(usedFraction * 100)}%` }}
        />
      </div>
      <p className="text-xs text-muted-fg">{t("usage.resets", { day: dayOfMonth(resetsAt) })}</p>
    </div>
  );
}
