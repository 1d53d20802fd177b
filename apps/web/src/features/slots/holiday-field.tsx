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
import { SettingRow } from "../shared/setting-row";
import { useSaveSlots } from "./use-save-slots";

const LAENDER = HOLIDAY_REGIONS.filter((region) => region.startsWith("DE-"));
const COUNTRIES = HOLIDAY_REGIONS.filter((region) => !region.startsWith("DE-"));

/** The region whose public holidays are skipped. */
export function HolidayField({ saved }: { saved: HolidayRegion | null }) {
  const { t } = useT("slots");
  const id = useId();
  const save = useSaveSlots();
  const field = useFieldDraft<HolidayRegion | null>("setting", "holidayRegion", {
    saved,
    save: (holidayRegion) => save({ holidayRegion }),
    delayMs: 300,
  });
  const toOption = (region: HolidayRegion) => (
    <option key={region} value={region}>
      {t(`leftOut.regions.${region}`)}
    </option>
  );
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
        <optgroup label={t("leftOut.germany")}>{LAENDER.map(toOption)}</optgroup>
        {COUNTRIES.map(toOption)}
      </select>
      <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
    </SettingRow>
  );
}
