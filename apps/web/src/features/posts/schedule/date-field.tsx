import { MONTHS_AHEAD } from "@takt/domain/posts/model/publish-slot";
import { FIRST_WEEKDAY } from "@takt/domain/shared/time-settings";
import { Button } from "@takt/ui/button";
import { DayPicker } from "@takt/ui/day-picker";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { Popover, PopoverContent, PopoverTrigger } from "@takt/ui/popover";
import { CalendarDays } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";

type Props = { value: string; today: string; error: string | undefined; onChange: (date: string) => void };

/** A date, typed or chosen from a month. Values are YYYY-MM-DD. */
export function DateField({ value, today, error, onChange }: Props) {
  const { t } = useT("posts");
  const locale = useLocale();
  const { weekStart } = useMe();
  const [open, setOpen] = useState(false);
  const selected = fromIso(value);
  const first = fromIso(today)!;
  const last = new Date(first.getFullYear(), first.getMonth() + MONTHS_AHEAD, first.getDate());
  return (
    <Field label={t("schedule.date")} error={error}>
      {(control) => (
        <div className="flex gap-1.5">
          <Input
            {...control}
            type="date"
            required
            min={today}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="flex-1 tabular-nums [&::-webkit-calendar-picker-indicator]:hidden"
          />
          <Popover open={open} onOpenChange={setOpen}>
            <PopoverTrigger asChild>
              <Button aria-label={t("schedule.openCalendar")} className="w-9 px-0 pointer-coarse:w-11">
                <CalendarDays aria-hidden />
              </Button>
            </PopoverTrigger>
            <PopoverContent align="end" aria-label={t("schedule.datePickerLabel")}>
              <DayPicker
                autoFocus
                language={locale}
                weekStartsOn={FIRST_WEEKDAY[weekStart]}
                selected={selected}
                defaultMonth={selected ?? first}
                startMonth={first}
                endMonth={last}
                today={first}
                disabled={[{ before: first }, { after: last }]}
                labels={{
                  labelPrevious: () => t("schedule.previousMonth"),
                  labelNext: () => t("schedule.nextMonth"),
                }}
                onSelect={(day) => {
                  if (day) onChange(toIso(day));
                  setOpen(false);
                }}
              />
            </PopoverContent>
          </Popover>
        </div>
      )}
    </Field>
  );
}

/** The picker's days are local midnights; only their calendar date matters. */
function fromIso(iso: string): Date | undefined {
  const [year, month, day] = iso.split("-").map(Number);
  return year && month && day ? new Date(year, month - 1, day) : undefined;
}

function toIso(day: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
