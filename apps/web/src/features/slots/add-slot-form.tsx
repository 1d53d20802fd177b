import { SLOT_LIMITS } from "@takt/domain/slots/model/slot-limits";
import { WEEKDAYS, type Weekday, type WeeklySlot } from "@takt/domain/slots/model/weekly-slot";
import { Button } from "@takt/ui/button";
import { cn } from "@takt/ui/cn";
import { textControl } from "@takt/ui/control-style";
import { Field } from "@takt/ui/field";
import { useAnnounce } from "@takt/ui/use-announce";
import { Plus } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { useT } from "~/i18n/use-t";
import { TimeField } from "../shared/time/time-field";
import { useLazyClock } from "../shared/time/use-lazy-clock";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { useSlotText } from "./use-slot-text";
import type { WeeklySlotsField } from "./use-weekly-slots";
import { formatWeekday, listWeekdays } from "./weekday-names";

/** Groups of days for a time: the working days, or all. */
const GROUPS: Record<"workdays" | "everyDay", readonly Weekday[]> = {
  workdays: [1, 2, 3, 4, 5],
  everyDay: WEEKDAYS,
};

/** Adds a time to a day, to the working days or to every day. The field keeps the focus for the next one. */
export function AddSlotForm({ add }: Pick<WeeklySlotsField, "add">) {
  const { t } = useT("slots");
  const locale = useLocale();
  const { weekStart } = useMe();
  const slotText = useSlotText();
  const clock = useLazyClock();
  const { announce, region } = useAnnounce();
  const [days, setDays] = useState("1");
  const [time, setTime] = useState("09:00");
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (!time) return setError(t("add.noTime"));
    const result = add(listDays(days).map((weekday): WeeklySlot => ({ weekday, time })));
    if (result.kind === "near") return setError(t("add.near", { slot: slotText(result.near) }));
    if (result.kind === "full") return setError(t("add.full", { count: SLOT_LIMITS.perWeek }));
    setError(null);
    const [first] = result.added;
    announce(
      result.added.length === 1
        ? t("added", { slot: slotText(first!) })
        : t("addedMany", { count: result.added.length }),
    );
  };
  return (
    <form noValidate aria-label={t("add.title")} onSubmit={submit} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t("day")} className="min-w-40 flex-1 sm:flex-none">
          {(control) => (
            <select
              {...control}
              value={days}
              onChange={({ target }) => setDays(target.value)}
              className={cn(textControl, "h-8 pointer-coarse:h-11")}
            >
              {listWeekdays(weekStart).map((weekday) => (
                <option key={weekday} value={weekday}>
                  {formatWeekday(weekday, locale)}
                </option>
              ))}
              <option value="workdays">{t("add.workdays")}</option>
              <option value="everyDay">{t("add.everyDay")}</option>
            </select>
          )}
        </Field>
        <TimeField
          label={t("time")}
          inputRef={field}
          value={time}
          read={clock.read}
          onFocus={clock.load}
          problemId={error ? "add-slot-error" : undefined}
          onChange={(typed) => {
            setTime(typed);
            setError(null);
          }}
          className="w-44 max-w-full"
        />
        <Button type="submit">
          <Plus aria-hidden />
          {t("add.action")}
        </Button>
      </div>
      <p id="add-slot-error" role="alert" className="text-caption text-danger-text empty:hidden">
        {error}
      </p>
      {region}
    </form>
  );
}

function listDays(chosen: string): readonly Weekday[] {
  if (chosen === "workdays" || chosen === "everyDay") return GROUPS[chosen];
  return WEEKDAYS.filter((weekday) => String(weekday) === chosen);
}
