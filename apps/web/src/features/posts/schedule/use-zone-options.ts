import type { ComboboxOption } from "@takt/ui/use-combobox";
import { useEffect, useState } from "react";
import { now } from "~/features/shared/time/now";
import { supportedZones } from "./supported-zones";
import { createZoneOffsets } from "./zone-offsets";

/**
 * All zones that the browser knows, to be found by name and by current UTC offset; the user's and the browser's zone come
 * first.
 */
export function useZoneOptions(own: string): readonly ComboboxOption[] {
  const [{ zones, offsets, options }] = useState(() => createOptions(own));
  useEffect(() => offsets.prepare(zones), [offsets, zones]);
  return options;
}

function createOptions(own: string) {
  const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([own, browser, ...supportedZones()])];
  const offsets = createZoneOffsets(now());
  const options = zones.map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
    keywords: () => offsets.get(zone),
  }));
  return { zones, offsets, options };
}
