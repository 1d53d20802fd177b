import { Button } from "@takt/ui/button";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { useMe } from "~/features/shared/use-me";
import { ZonePicker } from "~/features/users/parts/zone-picker";
import { useSecondZone } from "./use-second-zone";

/** Chooses the second time zone, or removes it. */
export function SecondZoneForm({ onDone }: { onDone: () => void }) {
  const { t } = useT("calendar");
  const { zone } = useMe();
  const [second, setSecond] = useSecondZone();
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {t("zone.second")}
      </label>
      <ZonePicker
        id={id}
        value={second ?? zone}
        onValueChange={setSecond}
        describedBy={`${id}-hint`}
        except={zone}
      />
      <p id={`${id}-hint`} className="text-caption text-pretty text-muted-fg">
        {t("zone.hint")}
      </p>
      {second && (
        <Button
          variant="ghost"
          className="-ms-2.5 justify-self-start text-muted-fg"
          onClick={() => {
            setSecond(null);
            onDone();
          }}
        >
          {t("zone.remove")}
        </Button>
      )}
    </div>
  );
}
