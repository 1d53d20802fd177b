import { useT } from "next-i18next/client";
import { useId } from "react";
import { SaveNote } from "../shared/drafts/save-note";
import { useZoneField } from "../users/parts/use-zone-field";
import { ZonePicker } from "../users/parts/zone-picker";
import { SettingRow } from "./setting-row";

/** The time zone in which new times are chosen. */
export function ZoneField() {
  const { t } = useT(["settings", "shell"]);
  const id = useId();
  const field = useZoneField();
  return (
    <SettingRow
      title={t("shell:timeZone")}
      labelFor={id}
      hint={t("shell:timeZoneText")}
      hintId={`${id}-hint`}
    >
      <ZonePicker id={id} value={field.value} onValueChange={field.store.set} describedBy={`${id}-hint`} />
      <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
    </SettingRow>
  );
}
