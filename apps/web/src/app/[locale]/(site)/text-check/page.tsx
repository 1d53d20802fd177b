import type { Metadata } from "next";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { SitePage } from "~/features/site/parts/site-page";
import { checkTypedText } from "~/server/forms/text-check-actions";
import { CheckForm } from "~/features/text-check/check-form";
import { pageTexts } from "~/i18n/page-texts";
import { getT } from "~/i18n/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("text-check");
  return siteMetadata("/text-check", { title: t("title"), description: t("description") });
}

export default async function TextCheckPage() {
  const { texts } = await pageTexts("text-check");
  return (
    <SitePage path="/text-check">
      <div className="grid gap-2">
        <h1 className="text-2xl/8 text-balance">{texts.title}</h1>
        <p className="text-base/6 text-pretty text-muted-fg">{texts.intro}</p>
      </div>
      <CheckForm action={checkTypedText} texts={texts} />
      <section className="grid gap-2 text-sm/6 text-muted-fg">
        <h2 className="text-base font-semibold text-foreground">{texts.how.title}</h2>
        <p className="text-pretty">{texts.how.text}</p>
        <p className="text-pretty">{texts.how.limits}</p>
        <p className="text-pretty">{texts.how.machines}</p>
      </section>
    </SitePage>
  );
}
