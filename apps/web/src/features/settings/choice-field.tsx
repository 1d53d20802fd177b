import { WEEK_STARTS, HOUR_CYCLES } from "@takt/domain/shared/time-settings";
import { RadioGroup } from "@takt/ui/radio-group";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { SaveNote } from "../shared/drafts/save-note";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import { makeClock } from "../shared/time/make-clock";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { useSaveSetting } from "../users/parts/use-save-setting";
import { SettingRow } from "../shared/setting-row";

/** A time in the afternoon, where the formats differ. */
const EXAMPLE = new Date("2026-11-23T14:30:00Z");

type Props<Value extends string> = {
  /** The setting that it is of. */
  name: string;
  title: string;
  hint?: ReactNode;
  saved: Value;
  save: (value: Value) => Promise<unknown>;
  options: readonly { value: Value; label: string }[];
  /** An example for the selected value, shown below the choices. */
  example?: (value: Value) => ReactNode;
};

/** A radio group that saves itself. */
function ChoiceField<Value extends string>(props: Props<Value>) {
  const { name, title, hint, saved, save, options, example } = props;
  // Delayed, because arrow keys pass over other choices.
  const field = useFieldDraft<Value>("setting", name, { saved, save, delayMs: 300 });
  return (
    <SettingRow title={title} hint={hint}>
      <RadioGroup
        label={title}
        value={field.value}
        onValueChange={field.store.set}
        options={options}
        className="flex flex-wrap gap-x-5 gap-y-3"
      />
      {example && <p className="text-caption text-muted-fg tabular-nums">{example(field.value)}</p>}
      <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
    </SettingRow>
  );
}

/** The first day of the week, in calendars and date pickers. */
export function WeekStartField() {
  const { t } = useT("settings");
  const { weekStart } = useMe();
  const save = useSaveSetting();
  return (
    <ChoiceField
      name="weekStart"
      title={t("general.weekStart")}
      hint={t("general.weekStartHint")}
      saved={weekStart}
      save={(chosen) => save({ weekStart: chosen })}
      options={WEEK_STARTS.map((value) => ({ value, label: t(`general.weekStarts.${value}`) }))}
    />
  );
}

/** The time format, 24 or 12 hours, with an example. */
export function TimeFormatField() {
  const { t } = useT("settings");
  const { hourCycle } = useMe();
  const locale = useLocale();
  const save = useSaveSetting();
  return (
    <ChoiceField
      name="hourCycle"
      title={t("general.timeFormat")}
      hint={t("general.timeFormatHint")}
      saved={hourCycle}
      save={(chosen) => save({ hourCycle: chosen })}
      options={HOUR_CYCLES.map((value) => ({ value, label: t(`general.timeFormats.${value}`) }))}
      example={(value) =>
        t("general.timeExample", { time: makeClock(locale, "UTC", value).dateTime(EXAMPLE) })
      }
    />
  );
}
