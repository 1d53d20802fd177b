import { Label } from "@takt/ui/field";
import { useT } from "next-i18next/client";
import { useId } from "react";
import { SaveNote } from "../shared/drafts/save-note";
import { useZoneField } from "../users/parts/use-zone-field";
import { ZonePicker } from "../users/parts/zone-picker";
import { CardSection } from "@takt/ui/card";

/** The user's time zone with its current time, saved as soon as one is chosen. */
export function ZoneField() {
  const { t } = useT("profile");
  const id = useId();
  const field = useZoneField();
  return (
    <CardSection title={t("zone.title")} text={t("zone.text")} className="gap-3">
      <div className="grid gap-1.5">
        <Label htmlFor={id}>{t("zone.label")}</Label>
        <ZonePicker id={id} value={field.value} onValueChange={field.store.set} describedBy={`${id}-note`} />
        <div id={`${id}-note`}>
          <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
        </div>
      </div>
    </CardSection>
  );
}
