import { buttonStyle } from "@takt/ui/button-style";
import type { ReactNode } from "react";
import { getT } from "~/i18n/server";
import type { Provider } from "~/server/provider";
import { ProviderFacts } from "../legal/parts/provider-facts";
import { siteHref } from "../site/parts/site-href";
import { SitePage } from "../site/parts/site-page";
import { mailto } from "./mailto";

/** A file and no page, so it has no language. */
const SECURITY_TXT = "/.well-known/security.txt";

/** How to reach the provider: for feedback, for reports of content and of security problems, and for contracts and data. */
export async function ContactPage({ provider, errorId }: { provider: Provider; errorId: string | null }) {
  const { t, lng } = await getT("contact");
  const { email, dsaEmail } = provider;
  // A visitor from an error screen sends its id along.
  const errorBody = errorId ? t("feedback.error", { id: errorId }) : "";
  const link = (path: `/${string}`, text: string) => (
    <a href={siteHref(lng, path)} className="link">
      {text}
    </a>
  );
  return (
    <SitePage path="/contact">
      <header className="grid gap-3">
        <h1 className="text-3xl/9">{t("title")}</h1>
        <p className="text-pretty text-muted-fg">{t("text")}</p>
      </header>
      <Section title={t("provider.title")}>
        <ProviderFacts withLanguages />
        {!email && <p className="text-pretty">{t("missingText")}</p>}
        <p>{link("/impressum", t("provider.imprint"))}</p>
      </Section>
      <Section id="feedback" title={t("feedback.title")}>
        <p className="text-pretty">{t("feedback.text")}</p>
        {errorId && <p className="wrap-anywhere">{t("feedback.error", { id: errorId })}</p>}
        {email && <Mail href={mailto(email, t("feedback.subject"), errorBody)}>{t("feedback.action")}</Mail>}
        <p>{link("/help", t("feedback.help"))}</p>
      </Section>
      <Section id="report" title={t("report.title")}>
        <p className="text-pretty">{t("report.text")}</p>
        <p>{t("report.needs")}</p>
        <ul className="grid list-disc gap-2 ps-6">
          <li>{t("report.where")}</li>
          <li>{t("report.why")}</li>
          <li>{t("report.who")}</li>
          <li>{t("report.faith")}</li>
        </ul>
        <p className="text-pretty">{t("report.then")}</p>
        {dsaEmail ? (
          <>
            <Mail href={mailto(dsaEmail, t("report.subject"), t("report.body"))}>{t("report.action")}</Mail>
            <p className="text-sm/6 text-pretty wrap-anywhere text-muted-fg">
              {t("report.authorities", { address: dsaEmail })}
            </p>
          </>
        ) : (
          <p className="text-warning-text">{t("missing")}</p>
        )}
      </Section>
      <Section id="security" title={t("security.title")}>
        <p className="text-pretty">{t("security.text")}</p>
        <p>
          <a href={SECURITY_TXT} className="link">
            {t("security.link")}
          </a>
        </p>
      </Section>
      <Section title={t("rights.title")}>
        <p>{t("rights.text")}</p>
        <ul className="grid list-disc gap-2 ps-6">
          <li>{link("/contracts/cancel", t("rights.cancel"))}</li>
          <li>{link("/contracts/withdraw", t("rights.withdraw"))}</li>
          <li>{link("/data-request", t("rights.data"))}</li>
        </ul>
      </Section>
    </SitePage>
  );
}

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-xl/7 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Mail({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={`${buttonStyle({ variant: "outline" })} justify-self-start`}>
      {children}
    </a>
  );
}
