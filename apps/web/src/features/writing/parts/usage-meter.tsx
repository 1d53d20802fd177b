"use client";

import { Sparkles } from "lucide-react";
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
      title={t("usage.resets", { day: dayOfMonth(resetsAt) })}
      className="grid gap-1 px-2 py-1 tabular-nums [@media(max-height:34rem)]:hidden"
    >
      <p className="flex items-center gap-2 text-muted-fg">
        <Sparkles aria-hidden className="size-4" />
        {t("usage.name")}
        <span className="ms-auto text-xs">{t("usage.used", { used, limit })}</span>
        <span className="sr-only">{t("usage.resets", { day: dayOfMonth(resetsAt) })}</span>
      </p>
      {/* The text above says the same. */}
      <div aria-hidden className="h-0.75 overflow-hidden rounded-full bg-border-button">
        <div
          className={usedFraction < 1 ? "h-full rounded-full bg-primary" : "h-full rounded-full bg-warning"}
          style={{ width: `${Math.round(usedFraction * 100)}%` }}
        />
      </div>
    </div>
  );
}
