import { ChevronRight } from "lucide-react";
import { getT } from "~/i18n/server";
import { trpc } from "~/trpc/server";
import { makeClock } from "../shared/time/make-clock";
import { groupByCategory } from "./group-by-category";
import { RetentionRow } from "./retention-row";

/** How long data is kept, by category: each kind with its period, its last purge, and what that removed. */
export async function RetentionList() {
  const { t, lng } = await getT(["policy", "settings"]);
  const [retention, { zone, hourCycle }] = await Promise.all([trpc.privacy.retention(), trpc.users.me()]);
  const clock = makeClock(lng, zone, hourCycle);
  return groupByCategory(retention).map(({ category, kinds }) => (
    <details key={category} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-xl px-4 py-3 text-sm font-medium hover:bg-surface-2 sm:px-5 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted-fg transition-transform group-open:rotate-90"
        />
        <span className="min-w-0 flex-1">{t(`categories.${category}.title`)}</span>
        <span className="text-caption font-normal text-muted-fg">
          {t("settings:privacy.retentionKinds", { count: kinds.length })}
        </span>
      </summary>
      <ul className="divide-y divide-border border-t border-border">
        {kinds.map((one) => (
          <RetentionRow key={one.kind} {...one} clock={clock} />
        ))}
      </ul>
    </details>
  ));
}
