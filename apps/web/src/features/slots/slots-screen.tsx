"use client";

import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { SaveNote } from "../shared/drafts/save-note";
import { LoadError } from "../shared/load-error";
import { SettingGroup } from "../shared/setting-row";
import { useMe } from "../shared/use-me";
import { AddSlotForm } from "./add-slot-form";
import { HolidayField } from "./holiday-field";
import { NextFreeSlots } from "./next-free-slots";
import { QuietHoursField } from "./quiet-hours-field";
import { SlotSuggestions } from "./slot-suggestions";
import { useWeeklySlots } from "./use-weekly-slots";
import { WeekTable } from "./week-table";

/** The settings of weekly slots. Each change saves itself. */
export function SlotsScreen() {
  const { t } = useT("slots");
  const query = trpc.slots.list.useQuery();
  if (query.isPending) return <Skeleton className="h-96 rounded-xl" />;
  if (!query.data) return <LoadError title={t("loadFailed")} query={query} />;
  return <Slots plan={query.data} />;
}

function Slots({ plan }: { plan: RouterOutputs["slots"]["list"] }) {
  const { t } = useT("slots");
  const { zone } = useMe();
  const { field, add, remove } = useWeeklySlots(plan);
  return (
    <div className="grid max-w-3xl gap-8">
      <section aria-label={t("week")} className="grid gap-4">
        <p className="max-w-[68ch] text-sm text-pretty text-muted-fg">
          {t("text", { zone })} {!plan.areChosen && t("default")}
        </p>
        <WeekTable slots={field.value} quietHours={plan.quietHours} onRemove={remove} />
        <div className="grid gap-1">
          <AddSlotForm add={add} />
          <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
        </div>
      </section>
      <SlotSuggestions field={field} add={add} />
      <SettingGroup title={t("leftOut.title")} text={t("leftOut.text")}>
        <HolidayField saved={plan.holidayRegion} />
        <QuietHoursField saved={plan.quietHours} />
      </SettingGroup>
      <NextFreeSlots />
    </div>
  );
}
