import { Button } from "@takt/ui/button";
import { ArrowLeft } from "lucide-react";
import { useT } from "next-i18next/client";
import { LocaleLink } from "../../shared/locale-link";

/** The page's heading and the link back to the calendar. */
export function ScreenHead({ isNew, editable }: { isNew: boolean; editable: boolean }) {
  const { t } = useT("posts");
  const title = isNew ? "editor.createTitle" : editable ? "editor.editTitle" : "editor.viewTitle";
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl/8">{t(title)}</h1>
      {!isNew && (
        <Button asChild variant="ghost">
          <LocaleLink href="/app/content/calendar">
            <ArrowLeft aria-hidden />
            {t("banner.backToCalendar")}
          </LocaleLink>
        </Button>
      )}
    </header>
  );
}
