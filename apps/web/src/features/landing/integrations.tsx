import { getT } from "~/i18n/server";
import { siteHref } from "../site/parts/site-href";

const INTEGRATIONS = ["linkedin", "ai", "stripe", "inngest", "mail"] as const;

/** Services that Takt works with, and its API, as they are today. */
export async function Integrations() {
  const { t, lng } = await getT("landing");
  return (
    <div className="mx-auto grid w-full max-w-[1200px] gap-14 px-5 py-16 sm:px-8 sm:py-24 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-16">
      <section id="integrations">
        <h2 className="text-3xl/9 hyphens-auto">{t("integrations.heading")}</h2>
        <p className="mt-3 max-w-[60ch] text-base/6 text-pretty text-muted-fg">{t("integrations.text")}</p>
        <dl className="mt-8 border-t border-border">
          {INTEGRATIONS.map((key) => (
            <div
              key={key}
              className="grid gap-x-6 gap-y-1 border-b border-border py-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <dt className="text-sm font-semibold">{t(`integrations.${key}.title`)}</dt>
              <dd className="text-sm/5.5 text-pretty text-muted-fg">{t(`integrations.${key}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="api" className="self-start rounded-2xl bg-surface-2 p-5 sm:p-7">
        <h2 className="text-3xl/9">{t("api.heading")}</h2>
        <p className="mt-3 text-sm/5.5 text-pretty text-muted-fg">{t("api.text")}</p>
        <p className="mt-3">
          <a href={siteHref(lng, "/developers")} className="link text-sm font-medium">
            {t("api.reference")}
          </a>
        </p>
        <h3 className="mt-6 text-base">{t("api.today")}</h3>
        <p className="mt-1.5 text-sm/5.5 text-pretty text-muted-fg">{t("api.export")}</p>
        <p className="mt-6">
          <a href={siteHref(lng, "/contact")} className="link text-sm font-medium">
            {t("api.ask")}
          </a>
        </p>
      </section>
    </div>
  );
}
