import { useT } from "next-i18next/client";

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 3600;

/** Returns a function that formats a lifetime in seconds, "7 days"; null is a session cookie. */
export function useLifetime(): (seconds: number | null) => string {
  const { t } = useT("settings");
  return (seconds) => {
    if (seconds === null) return t("privacy.lifetimes.session");
    if (seconds < DAY_SECONDS)
      return t("privacy.lifetimes.minutes", { count: Math.round(seconds / MINUTE_SECONDS) });
    return t("privacy.lifetimes.days", { count: Math.round(seconds / DAY_SECONDS) });
  };
}
