import { buttonStyle } from "@takt/ui/button-style";
import { withVerbatim } from "@takt/ui/verbatim";
import { CalendarDays, Compass, Rows3, SquarePen } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "../shared/locale-link";
import { useWhen } from "../shared/time/use-clock";
import { useMe } from "../shared/use-me";

/** Greets the user, shows their last login, and links to the main actions. */
export function Welcome() {
  const { t } = useT("dashboard");
  const when = useWhen();
  const { displayName, name, lastLoginAt } = useMe();
  const called = displayName ?? name;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-0.5">
        <h1 className="text-2xl/8 wrap-anywhere">
          {called ? withVerbatim(called, (words) => t("welcome", { name: words })) : t("welcomeNameless")}
        </h1>
        {lastLoginAt && (
          <p className="text-muted-fg tabular-nums">{t("lastLogin", { when: when(lastLoginAt) })}</p>
        )}
      </div>
      <nav
        aria-label={t("actions.label")}
        className="grid gap-2 max-sm:w-full max-sm:grid-cols-2 sm:flex sm:flex-wrap"
      >
        <LocaleLink
          href="/app/content/create"
          className={buttonStyle({ variant: "primary", className: "max-sm:shrink" })}
        >
          <SquarePen aria-hidden />
          {t("actions.create")}
        </LocaleLink>
        <LocaleLink
          href="/app/content/compass"
          className={buttonStyle({ variant: "outline", className: "max-sm:shrink" })}
        >
          <Compass aria-hidden />
          {t("actions.compass")}
        </LocaleLink>
        <LocaleLink
          href="/app/posts"
          className={buttonStyle({ variant: "outline", className: "max-sm:shrink" })}
        >
          <Rows3 aria-hidden />
          {t("actions.manage")}
        </LocaleLink>
        <LocaleLink
          href="/app/content/calendar"
          className={buttonStyle({ variant: "outline", className: "max-sm:shrink" })}
        >
          <CalendarDays aria-hidden />
          {t("actions.calendar")}
        </LocaleLink>
      </nav>
    </header>
  );
}
