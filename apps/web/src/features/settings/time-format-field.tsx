import { HOUR_CYCLES } from "@takt/domain/shared/time-settings";
import { useT } from "next-i18next/client";
import { makeClock } from "../shared/time/make-clock";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { ChoiceField } from "./choice-field";
import { useSaveSetting } from "../users/parts/use-save-setting";

/** A time in the afternoon, where the formats differ. */
const EXAMPLE = new Date("2026-11-23T14:30:00Z");

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
