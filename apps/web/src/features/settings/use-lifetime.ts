import { useT } from "next-i18next/client";

const MINUTE = 60;
const DAY = 24 * 3600;

/** How long something is kept, in words: "7 days". Seconds; null: until the browser is closed. */
export function useLifetime(): (seconds: number | null) => string {
  const { t } = useT("settings");
  return (seconds) => {
    if (seconds === null) return t("privacy.lifetimes.session");
    if (seconds < DAY) return t("privacy.lifetimes.minutes", { count: Math.round(seconds / MINUTE) });
    return t("privacy.lifetimes.days", { count: Math.round(seconds / DAY) });
  };
}
