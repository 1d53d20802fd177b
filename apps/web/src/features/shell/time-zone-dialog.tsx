"use client";

import { Button } from "@takt/ui/button";
import { Combobox } from "@takt/ui/combobox";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRouter } from "next/navigation";
import { useId, useMemo, useState } from "react";
import { trpc } from "../../trpc/react";
import { useNow } from "../shared/time/use-now";
import { useErrorText } from "../shared/use-error-text";
import { useLocale } from "../shared/use-locale";

type Props = { zone: string; open: boolean; onOpenChange: (open: boolean) => void };

/** The zone in which new times are chosen. */
export function TimeZoneDialog({ zone, open, onOpenChange }: Props) {
  const { t } = useT(["shell", "common"]);
  const [chosen, setChosen] = useState(zone);
  const save = useSaveZone(() => onOpenChange(false));
  const locale = useLocale();
  const fieldId = useId();
  const options = useMemo(
    () => Intl.supportedValuesOf("timeZone").map((value) => ({ value, label: value.replaceAll("_", " ") })),
    [],
  );
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = useNow(10_000);
  const time = now?.toLocaleTimeString(locale, { timeZone: chosen, timeStyle: "short" });
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
          <Combobox
            id={fieldId}
            value={chosen}
            onValueChange={setChosen}
            options={options}
            listLabel={t("timeZoneSearch")}
            emptyLabel={t("timeZoneNone")}
          />
          <p role="status" className="text-sm text-muted-fg tabular-nums">
            {time && t("timeZoneNow", { time })}
          </p>
          {here !== chosen && (
            <Button className="justify-self-start" onClick={() => setChosen(here)}>
              {t("timeZoneBrowser", { zone: here.replaceAll("_", " ") })}
            </Button>
          )}
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
