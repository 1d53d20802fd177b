"use client";

import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { useT } from "~/i18n/use-t";
import { useId, useState } from "react";
import { useSaveZone } from "../users/parts/use-save-setting";
import { ZonePicker } from "../users/parts/zone-picker";
import { useAction } from "../shared/actions/use-action";
import { useMe } from "../shared/use-me";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Chooses the time zone of the user. */
export function TimeZoneDialog({ open, onOpenChange }: Props) {
  const { t } = useT(["shell", "common"]);
  const { zone } = useMe();
  // Null until a zone is chosen here: the user's zone may change elsewhere while the dialog is closed.
  const [chosen, setChosen] = useState<string | null>(null);
  const change = (toOpen: boolean) => {
    setChosen(null);
    onOpenChange(toOpen);
  };
  const { save, saving } = useSave(() => change(false));
  const fieldId = useId();
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent
        title={t("timeZoneTitle")}
        description={t("timeZoneText")}
        closeLabel={t("common:close")}
        footer={
          <Button
            variant="primary"
            className="ms-auto"
            loading={saving}
            onClick={() => void save(chosen ?? zone)}
          >
            {t("common:save")}
          </Button>
        }
      >
        <div className="grid gap-3">
          <label htmlFor={fieldId} className="sr-only">
            {t("timeZone")}
          </label>
          <ZonePicker id={fieldId} value={chosen ?? zone} onValueChange={setChosen} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function useSave(onSaved: () => void) {
  const { t } = useT("shell");
  const save = useAction(useSaveZone(), {
    done: () => ({ tone: "success", title: t("timeZoneSaved") }),
    onDone: onSaved,
  });
  return { save: save.run, saving: save.isRunning };
}
