import { useT } from "~/i18n/use-t";
import { LocaleLink } from "../shared/locale-link";

/** The number of a day's posts that the calendar does not list, with a link to all posts; nothing when it lists all. */
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
