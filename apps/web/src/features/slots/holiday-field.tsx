import {
  HOLIDAY_REGIONS,
  parseHolidayRegion,
  type HolidayRegion,
} from "@takt/domain/slots/model/holiday-region";
import { cn } from "@takt/ui/cn";
import { textControl } from "@takt/ui/control-style";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { SaveNote } from "../shared/drafts/save-note";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import { useLocale } from "../shared/use-locale";
import { SettingRow } from "../shared/setting-row";
import { useSaveSlots } from "./use-save-slots";

const LAENDER = HOLIDAY_REGIONS.filter((region) => region.startsWith("DE-"));
const CANTONS = HOLIDAY_REGIONS.filter((region) => region.startsWith("CH-"));

/** The region whose public holidays are skipped. */
export function HolidayField({ saved }: { saved: HolidayRegion | null }) {
  const { t } = useT("slots");
  const locale = useLocale();
  const id = useId();
  const save = useSaveSlots();
  const field = useFieldDraft<HolidayRegion | null>("setting", "holidayRegion", {
    saved,
    save: (holidayRegion) => save({ holidayRegion }),
    delayMs: 300,
  });
  const nameOf = (region: HolidayRegion) => t(`leftOut.regions.${region}`);
  const toOption = (region: HolidayRegion) => (
    <option key={region} value={region}>
      {nameOf(region)}
    </option>
  );
  const byName = (regions: readonly HolidayRegion[]) =>
    [...regions].sort((one, other) => nameOf(one).localeCompare(nameOf(other), locale));
  return (
    <SettingRow
      title={t("leftOut.holidays")}
      labelFor={id}
      hint={t("leftOut.holidaysHint")}
      hintId={`${id}-hint`}
    >
      <select
        id={id}
        aria-describedby={`${id}-hint`}
        value={field.value ?? ""}
        onChange={({ target }) => field.store.set(parseHolidayRegion(target.value))}
        className={cn(textControl, "h-9 pointer-coarse:h-11")}
      >
        <option value="">{t("leftOut.noRegion")}</option>
        <optgroup label={t("leftOut.germany")}>{byName(LAENDER).map(toOption)}</optgroup>
        {toOption("AT")}
        <optgroup label={t("leftOut.switzerland")}>
          {toOption("CH")}
          {byName(CANTONS).map(toOption)}
        </optgroup>
      </select>
      <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
    </SettingRow>
  );
}
