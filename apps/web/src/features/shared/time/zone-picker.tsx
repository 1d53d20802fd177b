"use client";

import { Button } from "@takt/ui/button";
import { Combobox } from "@takt/ui/combobox";
import { useT } from "next-i18next/client";
import { useMemo } from "react";
import { useClock } from "./use-clock";
import { useNow } from "./use-now";

type Props = {
  /** Of the field; its label is the caller's. */
  id: string;
  /** IANA name. */
  value: string;
  onValueChange: (zone: string) => void;
  describedBy?: string;
};

/** A time zone: found by typing, with the time it is there now and a way to take this device's zone. */
export function ZonePicker({ id, value, onValueChange, describedBy }: Props) {
  const { t } = useT("shell");
  const options = useMemo(() => Intl.supportedValuesOf("timeZone").map(toOption), []);
  const now = useNow(10_000);
  const clock = useClock();
  // Known in the browser alone: the server stands in a zone of its own.
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
      {here && here !== value && (
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
