import { parseAsArrayOf, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useLabels } from "~/features/labels/parts/use-labels";
import { HIDDEN_AT_FIRST, POST_GROUPS, type PostFilter, type PostGroup } from "./post-groups";

const PARSERS = {
  hide: parseAsArrayOf(parseAsStringLiteral(POST_GROUPS)).withDefault([...HIDDEN_AT_FIRST]),
  label: parseAsString.withDefault(""),
};

type Change = { hide?: PostGroup[]; label?: string };

/**
 * Which posts the calendar shows, in the URL as ?hide=out,cancelled&label=id. A label that the member does not have, or has
 * deleted, filters nothing.
 */
export function usePostFilter(): PostFilter & { setFilter: (filter: Change) => void } {
  const [{ hide, label }, setState] = useQueryStates(PARSERS);
  const isKnown = useLabels().some(({ id }) => id === label);
  return { hide, label: isKnown ? label : "", setFilter: (filter) => void setState(filter) };
}
