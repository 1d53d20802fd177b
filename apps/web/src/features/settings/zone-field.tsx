import { useT } from "next-i18next/client";
import { useRouter } from "next/navigation";
import { useId } from "react";
import { SaveNote } from "../shared/autosave/save-note";
import { useFieldSaver } from "../shared/autosave/use-field-saver";
import { ZonePicker } from "../shared/time/zone-picker";
import { useMe } from "../shared/use-me";
import { SettingRow } from "./setting-row";
import { useSaveSetting } from "./use-save-setting";

/** The zone in which new times are chosen. */
export function ZoneField() {
  const { t } = useT(["settings", "shell"]);
  const { zone } = useMe();
  const id = useId();
  const saveSetting = useSaveSetting();
  const router = useRouter();
  const field = useFieldSaver({
    saved: zone,
    delayMs: 0,
    async save(timezone: string) {
      await saveSetting({ timezone });
      // The frame around the page shows it, too.
      router.refresh();
    },
  });
  return (
    <SettingRow
      title={t("shell:timeZone")}
      labelFor={id}
      hint={t("shell:timeZoneText")}
      hintId={`${id}-hint`}
    >
      <ZonePicker id={id} value={field.value} onValueChange={field.set} describedBy={`${id}-hint`} />
      <SaveNote state={field.state} onRetry={field.retry} />
    </SettingRow>
  );
}
