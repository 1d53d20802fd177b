import { useT } from "next-i18next/client";
import { LocaleLink } from "../shared/locale-link";

/** Says how many posts a day has beyond those that the calendar lists, and where they are; nothing when it lists all. */
export function UnlistedPosts({ count }: { count: number }) {
  const { t } = useT("calendar");
  if (count === 0) return null;
  return (
    <p className="text-xs text-muted-fg">
      {t("unlisted", { count })}{" "}
      <LocaleLink href="/app/posts" className="text-primary-text underline underline-offset-3">
        {t("allPosts")}
      </LocaleLink>
    </p>
  );
}
