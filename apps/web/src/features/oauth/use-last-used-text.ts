import type { GrantView } from "@takt/domain/oauth/model/grant-view";
import { formatCalendarDay } from "@takt/domain/shared/format-day";
import { useT } from "~/i18n/use-t";

type Use = Pick<GrantView, "lastUsedOn" | "lastUsedFrom">;

/** Returns a function that says on which day an application last used Takt, and from where as far as that is known. */
export function useLastUsedText(): (grant: Use) => string {
  const { t, locale } = useT("oauth");
  return ({ lastUsedOn, lastUsedFrom }) => {
    if (lastUsedOn === null) return t("lastUsed.never");
    const day = formatCalendarDay(lastUsedOn, locale, "medium");
    return lastUsedFrom === null
      ? t("lastUsed.on", { day })
      : t("lastUsed.from", { day, from: t(`lastUsed.kinds.${lastUsedFrom}`) });
  };
}
