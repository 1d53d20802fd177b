import { getT } from "~/i18n/server";
import type { ApiError } from "~/server/api-reference";
import { ContactLine } from "../site/parts/contact-line";
import { siteHref } from "../site/parts/site-href";
import { SitePage } from "../site/parts/site-page";
import { Code } from "./inline-code";

/** Every code of the public API with its words, by status; the `type` of a problem leads to its code. */
export async function ApiErrorsPage({ errors }: { errors: readonly ApiError[] }) {
  const { t, lng } = await getT("developers");
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return (
    <SitePage path="/developers/errors">
      <p>
        <a href={siteHref(lng, "/developers")} className="link text-sm">
          {t("codes.back")}
        </a>
      </p>
      <header className="grid gap-3">
        <h1 className="text-3xl/9">{t("codes.title")}</h1>
        <p className="text-pretty text-muted-fg">{t("codes.text")}</p>
      </header>
      {statuses.map((status) => (
        <section key={status} aria-labelledby={`status-${status}`} className="grid gap-2">
          <h2 id={`status-${status}`} className="text-xl/7 font-semibold">
            {status} <span className="font-normal text-muted-fg">{t(`statuses.${status as 400}`)}</span>
          </h2>
          <dl className="divide-y divide-border border-y border-border">
            {errors
              .filter((error) => error.status === status)
              .map(({ code, words }) => (
                <div
                  key={code}
                  id={code}
                  className="grid scroll-mt-6 gap-1 rounded px-2 py-3 target:bg-secondary-soft"
                >
                  <dt className="text-sm font-medium">
                    <Code>{code}</Code>
                  </dt>
                  <dd className="text-sm/6 text-pretty text-muted-fg">{words}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <ContactLine text={t("codes.contact")} link={t("codes.contactLink")} />
    </SitePage>
  );
}
