import { useT } from "~/i18n/use-t";
import { LocaleLink } from "../shared/locale-link";
import { usePostFilter } from "./filter/use-post-filter";

/** The number of a day's posts that the calendar does not list, with a link to the list; nothing when it lists all. */
export function UnlistedPosts({ count }: { count: number }) {
  const { t } = useT("calendar");
  const { whose } = usePostFilter();
  if (count === 0) return null;
  return (
    <p className="text-xs text-muted-fg">
      {t("unlisted", { count })}{" "}
      <LocaleLink
        href={whose === "all" ? "/app/posts" : `/app/posts?whose=${whose}`}
        className="text-primary-text underline underline-offset-3"
      >
        {t("allPosts")}
      </LocaleLink>
    </p>
  );
}
