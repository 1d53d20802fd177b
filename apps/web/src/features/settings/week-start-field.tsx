import { WEEK_STARTS } from "@takt/domain/shared/time-settings";
import { useT } from "next-i18next/client";
import { useMe } from "../shared/use-me";
import { ChoiceField } from "./choice-field";
import { useSaveSetting } from "../users/parts/use-save-setting";

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
