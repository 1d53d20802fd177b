import { Button } from "@takt/ui/button";
import { useT } from "next-i18next/client";
import { useClock } from "../../shared/time/use-clock";
import type { SlotForm } from "./use-slot-form";

const NAMES = ["tomorrow", "nextMonday"] as const;

/** The two suggestions, each with its date. */
export function SlotPresetsRow({ form }: { form: SlotForm }) {
  const { t } = useT("posts");
  const clock = useClock();
  return (
    <div role="group" aria-label={t("schedule.presets")} className="grid gap-2 sm:grid-cols-2">
      {NAMES.map((name) => (
        <Button
          key={name}
          onClick={() => form.usePreset(name)}
          className="flex-col items-start gap-0 border-border py-2 text-start hover:border-border-strong"
        >
          <span>{t(`schedule.${name}`, { time: withoutLeadingZero(form.presets[name]) })}</span>
          {/* A calendar date: noon in UTC is on the same date in UTC. */}
          <span className="text-xs font-normal text-muted-fg">
            {clock.day(new Date(`${form.presets[name].slice(0, 10)}T12:00:00Z`), "UTC")}
          </span>
        </Button>
      ))}
    </div>
  );

  /** The time without a leading zero: 9:00. */
  function withoutLeadingZero(wall: string): string {
    return clock.wallTime(wall.slice(11, 16)).replace(/^0/, "");
  }
}
