import { formatCalendarDay } from "@takt/domain/shared/format-day";
import { getT } from "~/i18n/server";

/** The day on which an article was published, as `YYYY-MM-DD`. */
export async function PublishedOn({ day }: { day: string }) {
  const { t, lng } = await getT("articles");
  return (
    <p className="text-sm text-muted-fg">
      <time dateTime={day}>{t("blog.published", { date: formatCalendarDay(day, lng) })}</time>
    </p>
  );
}
