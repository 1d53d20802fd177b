import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import { formatCalendarDay } from "@takt/domain/shared/format-day";
import { useT } from "~/i18n/use-t";

type Use = Pick<ApiKeyView, "lastUsedOn" | "lastUsedFrom">;

/** Returns a function that says on which day a key or an application was last used, and from where as far as that is known. */
export function useLastUsedText(): (key: Use) => string {
  const { t, locale } = useT("api-keys");
  return ({ lastUsedOn, lastUsedFrom }) => {
    if (lastUsedOn === null) return t("lastUsed.never");
    const day = formatCalendarDay(lastUsedOn, locale, "medium");
    return lastUsedFrom === null
      ? t("lastUsed.on", { day })
      : t("lastUsed.from", { day, from: t(`lastUsed.kinds.${lastUsedFrom}`) });
  };
}
