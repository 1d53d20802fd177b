import { getT } from "../../i18n/server";

/** The day on which an article was published, as `YYYY-MM-DD`. */
export async function PublishedOn({ day }: { day: string }) {
  const { t, lng } = await getT("articles");
  const date = new Intl.DateTimeFormat(lng, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
  return (
    <p className="text-sm text-muted-fg">
      <time dateTime={day}>{t("blog.published", { date })}</time>
    </p>
  );
}
