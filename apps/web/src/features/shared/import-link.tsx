import { FileUp } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";

/** A link to the page where the member's files from LinkedIn are imported. */
export function ImportLink() {
  const { t } = useT("sync");
  return (
    <LocaleLink
      href="/app/user/import"
      className="inline-flex min-h-6 items-center gap-1.5 text-caption font-medium underline underline-offset-3 pointer-coarse:min-h-11 [&_svg]:size-4"
    >
      <FileUp aria-hidden />
      {t("link")}
    </LocaleLink>
  );
}
