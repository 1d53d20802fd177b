import { Badge } from "@takt/ui/badge";
import { getT } from "~/i18n/server";
import { MarkdownText } from "~/features/content/parts/markdown-text";
import { siteHref } from "~/features/site/parts/site-href";
import { SitePage } from "~/features/site/parts/site-page";
import { API_CHANGES } from "./api-changes";

/** Changes of the public API, the newest first, and the months for which a deprecated part still works. */
export async function ChangelogPage({ noticeMonths }: { noticeMonths: number }) {
  const { t, lng } = await getT("developers");
  const format = new Intl.DateTimeFormat(lng === "de" ? "de-DE" : "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const days = [...new Set(API_CHANGES.map(({ day }) => day))];
  return (
    <SitePage path="/developers/changelog">
      <p>
        <a href={siteHref(lng, "/developers")} className="link text-sm">
          {t("codes.back")}
        </a>
      </p>
      <header className="grid gap-3">
        <h1 className="text-3xl/9">{t("changelog.title")}</h1>
        <p className="text-pretty text-muted-fg">{t("changelog.text")}</p>
      </header>
      <section aria-labelledby="policy" className="grid gap-2">
        <h2 id="policy" className="text-xl/7 font-semibold">
          {t("changelog.policy.title")}
        </h2>
        <MarkdownText text={t("changelog.policy.text", { months: noticeMonths })} locale={lng} />
      </section>
      {days.map((day) => (
        <section key={day} aria-labelledby={`changes-${day}`} className="grid gap-2">
          <h2 id={`changes-${day}`} className="text-xl/7 font-semibold">
            <time dateTime={day}>{format.format(new Date(day))}</time>
          </h2>
          <ul className="divide-y divide-border border-y border-border">
            {API_CHANGES.filter((change) => change.day === day).map(({ kind, text }) => (
              <li key={text.en} className="grid gap-2 py-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
                <p>
                  <Badge tone={kind === "added" ? "green" : "amber"}>{t(`changelog.kinds.${kind}`)}</Badge>
                </p>
                <MarkdownText text={text[lng]} locale={lng} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SitePage>
  );
}
