"use client";

import { Button } from "@takt/ui/button";
import { Combobox } from "@takt/ui/combobox";
import { useT } from "~/i18n/use-t";
import { useMemo } from "react";
import { useClock, useNow } from "~/features/shared/time/use-clock";

type Props = {
  /** The id of the field; the caller renders its label. */
  id: string;
  /** An IANA zone name. */
  value: string;
  onValueChange: (zone: string) => void;
  describedBy?: string;
  /** A zone that is not offered as that of this device. */
  except?: string;
};

/** Chooses a time zone by search, shows its current time, and offers the zone of this device. */
export function ZonePicker({ id, value, onValueChange, describedBy, except }: Props) {
  const { t } = useT("shell");
  const options = useMemo(() => Intl.supportedValuesOf("timeZone").map(toOption), []);
  const now = useNow(10_000);
  const clock = useClock();
  // Known only in the browser: the server is in another zone.
  const here = now && Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="grid gap-2">
      <Combobox
        id={id}
        aria-describedby={describedBy ? `${describedBy} ${id}-now` : `${id}-now`}
        value={value}
        onValueChange={onValueChange}
        options={options}
        listLabel={t("timeZoneSearch")}
        emptyLabel={t("timeZoneNone")}
      />
      <p id={`${id}-now`} className="min-h-5 text-sm text-muted-fg tabular-nums">
        {now && t("timeZoneNow", { time: clock.time(now, value) })}
      </p>
      {here && here !== value && here !== except && (
        <Button className="h-auto min-h-9 justify-self-start py-1" onClick={() => onValueChange(here)}>
          {t("timeZoneBrowser", { zone: toOption(here).label })}
        </Button>
      )}
    </div>
  );
}

function toOption(value: string) {
  return { value, label: value.replaceAll("_", " ") };
}
