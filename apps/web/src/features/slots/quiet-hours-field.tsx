import type { QuietHours } from "@takt/domain/slots/model/quiet-hours";
import { Switch } from "@takt/ui/switch";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { SaveNote } from "../shared/drafts/save-note";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import { SettingRow } from "../shared/setting-row";
import { TimeField } from "../shared/time/time-field";
import { useLazyClock } from "../shared/time/use-lazy-clock";
import { useSaveSlots } from "./use-save-slots";

/** The hours offered when quiet hours are switched on. */
const NIGHT: QuietHours = { from: "22:00", to: "07:00" };

const ENDS = [
  ["from", "chooseFrom"],
  ["to", "chooseTo"],
] as const;

/** Hours in which slots are skipped: a switch, and from when until when. */
export function QuietHoursField({ saved }: { saved: QuietHours | null }) {
  const { t } = useT("slots");
  const id = useId();
  const clock = useLazyClock();
  const save = useSaveSlots();
  const field = useFieldDraft<QuietHours | null>("setting", "quietHours", {
    saved,
    save: (quietHours) => save({ quietHours }),
    isValid: (quiet) => quiet === null || (quiet.from !== "" && quiet.to !== "" && quiet.from !== quiet.to),
  });
  const { value, store } = field;
  return (
    <SettingRow title={t("leftOut.quiet")} labelFor={id} hint={t("leftOut.quietHint")} hintId={`${id}-hint`}>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={value !== null}
        onCheckedChange={(on) => store.set(on ? NIGHT : null)}
        className="my-1"
      />
      {value && (
        <div className="flex flex-wrap gap-3">
          {ENDS.map(([end, choose]) => (
            <TimeField
              key={end}
              label={t(`leftOut.${end}`)}
              chooseLabel={t(`leftOut.${choose}`)}
              value={value[end]}
              read={clock.read}
              onFocus={clock.load}
              onChange={(time) => store.set({ ...value, [end]: time })}
              className="w-44 max-w-full"
            />
          ))}
        </div>
      )}
      <SaveNote
        status={field.status}
        error={field.error}
        onRetry={store.retry}
        // The field of a single time shows its own fault.
        invalidText={value?.from && value.to ? t("leftOut.quietInvalid") : undefined}
      />
    </SettingRow>
  );
}
