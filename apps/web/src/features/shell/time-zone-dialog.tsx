"use client";

import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { trpc } from "../../trpc/react";
import { ZonePicker } from "../shared/time/zone-picker";
import { useErrorText } from "../shared/use-error-text";

type Props = { zone: string; open: boolean; onOpenChange: (open: boolean) => void };

/** The zone in which new times are chosen. */
export function TimeZoneDialog({ zone, open, onOpenChange }: Props) {
  const { t } = useT(["shell", "common"]);
  const [chosen, setChosen] = useState(zone);
  const save = useSaveZone(() => onOpenChange(false));
  const fieldId = useId();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("timeZoneTitle")}
        description={t("timeZoneText")}
        closeLabel={t("common:close")}
        footer={
          <Button
            variant="primary"
            className="ms-auto"
            loading={save.isPending}
            onClick={() => save.mutate({ timezone: chosen })}
          >
            {t("common:save")}
          </Button>
        }
      >
        <div className="grid gap-3">
          <label htmlFor={fieldId} className="sr-only">
            {t("timeZone")}
          </label>
          <ZonePicker id={fieldId} value={chosen} onValueChange={setChosen} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function useSaveZone(onSaved: () => void) {
  const { t } = useT("shell");
  const { toast } = useToast();
  const errorText = useErrorText();
  const router = useRouter();
  const { users } = trpc.useUtils();
  return trpc.users.updateSettings.useMutation({
    onSuccess: async () => {
      await users.me.invalidate();
      router.refresh();
      toast({ tone: "success", title: t("timeZoneSaved") });
      onSaved();
    },
    onError: (error) => toast({ tone: "error", title: errorText(error) }),
  });
}
