import { dateFormat } from "@takt/domain/shared/date-format";
import { createParser, useQueryState } from "nuqs";
import { useMe } from "~/features/shared/use-me";

const parser = createParser({ parse: (text) => (isKnown(text) ? text : null), serialize: (zone) => zone });

/** The second time zone of the week, in the URL as ?zone=America/New_York; null for none, and for the member's own. */
export function useSecondZone(): [string | null, (zone: string | null) => void] {
  const own = useMe().zone;
  const [zone, setZone] = useQueryState("zone", parser);
  return [zone === own ? null : zone, (next) => void setZone(next === own ? null : next)];
}

/** Whether Intl knows a zone; a text of an address may be anything. */
function isKnown(zone: string): boolean {
  try {
    dateFormat("en", { timeZone: zone });
    return zone !== "";
  } catch {
    return false;
  }
}
