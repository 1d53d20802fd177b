import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { useCallback } from "react";
import { trpc, type RouterOutputs } from "../../../trpc/react";
import { INTL_LOCALE } from "../../shared/time/intl-locale";
import { useLocale } from "../../shared/use-locale";

/** The saved audiences, sorted by name in the page's language, and the deleted ones that can be restored. */
export function useAudiences() {
  const locale = useLocale();
  const select = useCallback(
    ({ audiences, deleted }: RouterOutputs["audiences"]["list"]) => {
      const { compare } = new Intl.Collator(INTL_LOCALE[locale], { numeric: true });
      const byName = (one: AudienceView, other: AudienceView) => compare(one.name, other.name);
      return { audiences: audiences.toSorted(byName), deleted };
    },
    [locale],
  );
  return trpc.audiences.list.useQuery(undefined, { select });
}
