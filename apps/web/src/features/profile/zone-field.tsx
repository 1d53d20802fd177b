import { Label } from "@takt/ui/label";
import { useT } from "next-i18next/client";
import { useRouter } from "next/navigation";
import { useId } from "react";
import { trpc } from "../../trpc/react";
import { SaveNote } from "../shared/autosave/save-note";
import { useFieldSaver } from "../shared/autosave/use-field-saver";
import { ZonePicker } from "../shared/time/zone-picker";
import { useMe } from "../shared/use-me";
import { ProfileSection } from "./profile-section";

/** The user's time zone with the time it is there, saved as soon as one is chosen. */
export function ZoneField() {
  const { t } = useT("profile");
  const id = useId();
  const me = useMe();
  const router = useRouter();
  const { users } = trpc.useUtils();
  const { mutateAsync } = trpc.users.updateSettings.useMutation();
  const field = useFieldSaver<string>({
    saved: me.zone,
    delayMs: 0,
    async save(timezone) {
      await mutateAsync({ timezone });
      users.me.setData(undefined, (before) => before && { ...before, zone: timezone });
      // What the server renders is in the user's zone, too.
      router.refresh();
    },
  });
  return (
    <ProfileSection title={t("zone.title")} text={t("zone.text")} className="gap-3">
      <div className="grid gap-1.5">
        <Label htmlFor={id}>{t("zone.label")}</Label>
        <ZonePicker id={id} value={field.value} onValueChange={field.set} describedBy={`${id}-note`} />
        <div id={`${id}-note`}>
          <SaveNote state={field.state} onRetry={field.retry} />
        </div>
      </div>
    </ProfileSection>
  );
}
