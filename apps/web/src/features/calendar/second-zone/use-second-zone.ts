import { isZone } from "@takt/domain/shared/is-zone";
import { createParser, useQueryState } from "nuqs";
import { useMe } from "~/features/shared/use-me";

const parser = createParser({ parse: (text) => (isZone(text) ? text : null), serialize: (zone) => zone });

/** The second time zone of the week and of the list, in the URL as ?zone=America/New_York; null for none, and for the member's own. */
export function useSecondZone(): [string | null, (zone: string | null) => void] {
  const own = useMe().zone;
  const [zone, setZone] = useQueryState("zone", parser);
  return [zone === own ? null : zone, (next) => void setZone(next === own ? null : next)];
}
