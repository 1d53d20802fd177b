import { MONTHS_AHEAD } from "@takt/domain/posts/model/publish-slot";
import { parseDay } from "@takt/domain/posts/model/natural-time/parse-fields";
import { FIRST_WEEKDAY } from "@takt/domain/shared/time-settings";
import { Button } from "@takt/ui/button";
import { DayPicker } from "@takt/ui/day-picker";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { Popover, PopoverContent, PopoverTrigger } from "@takt/ui/popover";
import { CalendarDays } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { now } from "~/features/shared/time/now";
import { useTypedValue } from "~/features/shared/time/use-typed-value";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { formatNumericDay } from "./numeric-day";

type Props = {
  value: string;
  zone: string;
  today: string;
  error: string | undefined;
  onChange: (date: string) => void;
};

/** A date, typed as the language writes it or in words, or chosen from a month. Values are YYYY-MM-DD. */
export function DateField({ value, zone, today, error, onChange }: Props) {
  const { t } = useT("posts");
  const locale = useLocale();
  const { weekStart } = useMe();
  const [open, setOpen] = useState(false);
  const typed = useTypedValue({
    value,
    read: (text) => parseDay({ text, language: locale, now: now(), zone, weekStart }),
    format: (day) => formatNumericDay(day, locale),
    onChange,
  });
  const isUnread = typed.isUnread && (typed.isLeft || error !== undefined);
  const selected = fromIso(value);
  const first = fromIso(today)!;
  const last = new Date(first.getFullYear(), first.getMonth() + MONTHS_AHEAD, first.getDate());
  return (
    <Field label={t("schedule.date")} error={isUnread ? t("schedule.problems.date_unread") : error}>
      {(control) => (
        <div className="flex gap-1.5">
          <Input
            {...control}
            required
            autoComplete="off"
            spellCheck={false}
            placeholder={t("schedule.datePlaceholder")}
            value={typed.text}
            onChange={(event) => typed.onType(event.target.value)}
            onBlur={typed.onLeave}
            className="min-w-0 flex-1 tabular-nums"
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
