import type { QuietHours } from "@takt/domain/slots/model/quiet-hours";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { Switch } from "@takt/ui/switch";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { SaveNote } from "../shared/drafts/save-note";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import { SettingRow } from "../shared/setting-row";
import { useSaveSlots } from "./use-save-slots";

/** What is offered when quiet hours are switched on. */
const NIGHT: QuietHours = { from: "22:00", to: "07:00" };

/** Hours in which slots are skipped: a switch, and from when until when. */
export function QuietHoursField({ saved }: { saved: QuietHours | null }) {
  const { t } = useT("slots");
  const id = useId();
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
          {(["from", "to"] as const).map((end) => (
            <Field key={end} label={t(`leftOut.${end}`)} className="w-32">
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  value={value[end]}
                  onChange={({ target }) => store.set({ ...value, [end]: target.value.slice(0, 5) })}
                  className="tabular-nums"
                />
              )}
            </Field>
          ))}
        </div>
      )}
      <SaveNote
        status={field.status}
        error={field.error}
        onRetry={store.retry}
        invalidText={t("leftOut.quietInvalid")}
      />
    </SettingRow>
  );
}
