import { parseAsArrayOf, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { WHOSE, type Whose } from "~/features/posts/parts/whose/whose";
import { useWorkspace } from "~/features/shared/navigation/workspace";
import { useLabels } from "~/features/labels/parts/use-labels";
import { HIDDEN_AT_FIRST, POST_GROUPS, type PostFilter, type PostGroup } from "./post-groups";

const PARSERS = {
  hide: parseAsArrayOf(parseAsStringLiteral(POST_GROUPS)).withDefault([...HIDDEN_AT_FIRST]),
  label: parseAsString.withDefault(""),
  whose: parseAsStringLiteral(WHOSE).withDefault("all"),
};

type Change = { hide?: PostGroup[]; label?: string; whose?: Whose };

/**
 * Which posts the calendar shows, in the URL as ?hide=out,cancelled&label=id&whose=mine. A label that the member does not have, or
 * has deleted, filters nothing, and in a personal workspace all posts are the user's.
 */
export function usePostFilter(): PostFilter & { whose: Whose; setFilter: (filter: Change) => void } {
  const [{ hide, label, whose }, setState] = useQueryStates(PARSERS);
  const isKnown = useLabels().some(({ id }) => id === label);
  const { slug } = useWorkspace();
  return {
    hide,
    label: isKnown ? label : "",
    whose: slug === null ? "all" : whose,
    setFilter: (filter) => void setState(filter),
  };
}
