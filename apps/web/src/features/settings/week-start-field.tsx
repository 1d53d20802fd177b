import { useT } from "next-i18next/client";
import { useMe } from "../shared/use-me";
import { ChoiceField } from "./choice-field";
import { useSaveSetting } from "./use-save-setting";

const DAYS = ["monday", "sunday", "saturday"] as const;

/** On which day weeks begin, in calendars and where a day is chosen. */
export function WeekStartField() {
  const { t } = useT("settings");
  const { weekStart } = useMe();
  const save = useSaveSetting();
  return (
    <ChoiceField
      title={t("general.weekStart")}
      hint={t("general.weekStartHint")}
      saved={weekStart}
      save={(chosen) => save({ weekStart: chosen })}
      options={DAYS.map((value) => ({ value, label: t(`general.weekStarts.${value}`) }))}
    />
  );
}
