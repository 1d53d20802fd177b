import { useT } from "next-i18next/client";
import type { EssentialCookie } from "../../server/essential-cookies";

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 3600;

/** The cookies that this installation sets, with purpose and lifetime. On phones each is a card. */
export function CookieTable({ cookies }: { cookies: readonly EssentialCookie[] }) {
  const { t } = useT("settings");
  const lifetime = useLifetime();
  return (
    <ul className="divide-y divide-border">
      {cookies.map(({ name, purpose, seconds }) => (
        <li
          key={name}
          className="grid gap-x-6 gap-y-0.5 px-4 py-3 text-sm sm:grid-cols-[2fr_3fr_1fr] sm:px-5"
        >
          <code className="font-mono text-[13px] wrap-anywhere">{name}</code>
          <span>{t(`privacy.cookiePurposes.${purpose}`)}</span>
          <span className="text-muted-fg sm:text-end">{lifetime(seconds)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Returns a function that formats a lifetime in seconds, "7 days"; null is a session cookie. */
function useLifetime(): (seconds: number | null) => string {
  const { t } = useT("settings");
  return (seconds) => {
    if (seconds === null) return t("privacy.lifetimes.session");
    if (seconds < DAY_SECONDS)
      return t("privacy.lifetimes.minutes", { count: Math.round(seconds / MINUTE_SECONDS) });
    return t("privacy.lifetimes.days", { count: Math.round(seconds / DAY_SECONDS) });
  };
}
