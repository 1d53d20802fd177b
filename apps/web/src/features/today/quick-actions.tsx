import { buttonStyle } from "@takt/ui/button-style";
import { CalendarDays, Compass, PenLine, Rows3 } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "../shared/locale-link";
import { useCan } from "../shared/use-can";

const ACTIONS = [
  { key: "create", path: "/app/content/create", icon: PenLine },
  { key: "compass", path: "/app/content/compass", icon: Compass },
  { key: "manage", path: "/app/posts", icon: Rows3 },
  { key: "calendar", path: "/app/content/calendar", icon: CalendarDays },
] as const;

/** Quiet links to the main actions. */
export function QuickActions() {
  const { t } = useT("today");
  const canWrite = useCan()("drafts.write");
  return (
    <nav aria-label={t("actions.label")} className="-mx-2 grid gap-px max-xl:grid-cols-2">
      {ACTIONS.filter(({ key }) => canWrite || (key !== "create" && key !== "compass")).map(
        ({ key, path, icon: Icon }) => (
          <LocaleLink
            key={key}
            href={path}
            className={buttonStyle({ variant: "ghost", className: "justify-start px-2 text-muted-fg" })}
          >
            <Icon aria-hidden />
            {t(`actions.${key}`)}
          </LocaleLink>
        ),
      )}
    </nav>
  );
}
