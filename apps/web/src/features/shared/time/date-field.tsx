import { FIRST_WEEKDAY } from "@takt/domain/shared/time-settings";
import { Button } from "@takt/ui/button";
import { DayPicker } from "@takt/ui/day-picker";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { Popover, PopoverContent, PopoverTrigger } from "@takt/ui/popover";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { useLocale } from "../use-locale";
import { useMe } from "../use-me";
import { formatNumericDay } from "./numeric-day";
import { useTypedValue } from "./use-typed-value";

type Props = {
  label: string;
  value: string;
  /** The day (YYYY-MM-DD) that a typed text means, null for none. */
  read: (text: string) => string | null;
  onChange: (date: string) => void;
  today: string;
  /** The first and the last day that the month offers. */
  first: string;
  last: string;
  error?: string | undefined;
  /** The id of the text that says elsewhere what is wrong with the date. */
  problemId?: string | undefined;
  /** Names the button that opens the month, where a form has several. */
  chooseLabel?: string;
  className?: string;
};

/** A date, typed as the language writes it or in words, or chosen from a month. Values are YYYY-MM-DD. */
export function DateField({ label, value, read, onChange, today, first, last, error, ...props }: Props) {
  const { t } = useT("common");
  const locale = useLocale();
  const { weekStart } = useMe();
  const [open, setOpen] = useState(false);
  const typed = useTypedValue({ value, read, format: (day) => formatNumericDay(day, locale), onChange });
  const isUnread = typed.isUnread && (typed.isLeft || error !== undefined);
  const selected = toDate(value);
  const [from, to] = [toDate(first)!, toDate(last)!];
  return (
    <Field
      label={label}
      error={isUnread ? t("date.unread") : error}
      {...(props.className && { className: props.className })}
    >
      {({ "aria-describedby": describedBy, ...control }) => (
        <div className="flex gap-1.5">
          <Input
            {...control}
            {...(props.problemId && { "aria-invalid": true })}
            aria-describedby={[describedBy, props.problemId].filter(Boolean).join(" ") || undefined}
            required
            autoComplete="off"
            spellCheck={false}
            placeholder={t("date.placeholder")}
            value={typed.text}
            onChange={(event) => typed.onType(event.target.value)}
            onBlur={typed.onLeave}
            className="min-w-0 flex-1 tabular-nums"
          />
          <Popover open={open} onOpenChange={setOpen}>
            <PopoverTrigger asChild>
              <Button
                aria-label={props.chooseLabel ?? t("date.choose")}
                className="w-9 px-0 pointer-coarse:w-11"
              >
                <CalendarDays aria-hidden />
              </Button>
            </PopoverTrigger>
            <PopoverContent align="end" aria-label={t("date.picker")}>
              <DayPicker
                autoFocus
                language={locale}
                weekStartsOn={FIRST_WEEKDAY[weekStart]}
                selected={selected}
                defaultMonth={selected ?? toDate(today)!}
                startMonth={from}
                endMonth={to}
                today={toDate(today)!}
                disabled={[{ before: from }, { after: to }]}
                labels={{
                  labelPrevious: () => t("date.previousMonth"),
                  labelNext: () => t("date.nextMonth"),
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
function toDate(iso: string): Date | undefined {
  const [year, month, day] = iso.split("-").map(Number);
  return year && month && day ? new Date(year, month - 1, day) : undefined;
}

function toIso(day: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
