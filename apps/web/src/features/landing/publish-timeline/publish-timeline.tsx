import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { resolveSlot, slotPresets } from "@takt/domain/posts/model/publish-slot";
import { pageTexts } from "~/i18n/page-texts";
import { getT } from "~/i18n/server";
import { now } from "~/features/shared/time/now";
import { formatDay } from "~/features/shared/time/format-date-time";
import { nextClockChanges } from "./clock-changes";
import { PromiseTimeline } from "./promise-timeline";
import type { DayOption } from "./slot-form";

/** The zone of the example; the app plans in the zone of each member. */
const ZONE = "Europe/Berlin";

/** Publishing at nine o'clock: a day and a time to choose, and the steps of publishing around it. */
export async function PublishTimeline() {
  const { t, lng } = await getT("landing");
  const { texts } = await pageTexts("landing");
  const at = now();
  const wall = slotPresets(at, ZONE).tomorrow;
  const [tomorrow = "", time = ""] = wall.split("T");
  const dayText = (day: string) => formatDay(new Date(`${day}T12:00:00Z`), "UTC", lng);
  const days: DayOption[] = [
    { value: tomorrow, label: t("nine.tomorrow", { day: dayText(tomorrow) }) },
    ...nextClockChanges(at, ZONE)
      .filter(({ day }) => day !== tomorrow)
      .map(({ day, direction, example }) => ({
        value: day,
        label: t(`nine.${direction}`, { day: dayText(day) }),
        example,
      })),
  ];
  return (
    <section id="how" className="border-y border-border bg-sheet">
      <div className="mx-auto w-full max-w-[1200px] px-5 py-16 sm:px-8 sm:py-24">
        <h2 className="text-3xl/9 hyphens-auto">{t("nine.heading")}</h2>
        <p className="mt-3 max-w-[60ch] text-base/6 text-pretty text-muted-fg">{t("nine.text")}</p>
        <PromiseTimeline
          zone={ZONE}
          days={days}
          initial={{ day: tomorrow, time, resolved: resolveSlot({ wall, zone: ZONE }, at) }}
          texts={texts.nine}
        />
        <p className="mt-8 max-w-[68ch] text-sm/5.5 text-pretty text-muted-fg">
          {t("nine.late", { hours: TIMING.lateness / 3_600_000 })}
        </p>
      </div>
    </section>
  );
}
