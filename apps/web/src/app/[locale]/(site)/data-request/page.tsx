import type { Metadata } from "next";
import { pageTexts } from "~/i18n/page-texts";
import { submitRequest } from "~/server/forms/data-request-actions";
import { prefilledRequest } from "~/features/data-requests/prefilled-request";
import { DataRequestForm } from "~/features/data-requests/request-form";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { SitePage } from "~/features/site/parts/site-page";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { pageFormToken } from "~/server/forms/page-form-token";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("data-requests");
  return siteMetadata("/data-request", { title: t("title"), description: t("description") });
}

export default async function DataRequestPage({ searchParams }: PageProps<"/[locale]/data-request">) {
  const type = [(await searchParams)["type"]].flat()[0];
  const { texts, locale } = await pageTexts("data-requests");
  const hrefs = {
    form: localePath(locale, "/data-request"),
    home: localePath(locale, "/"),
    contact: localePath(locale, "/contact"),
    policy: localePath(locale, "/privacy"),
  };
  return (
    <SitePage path="/data-request">
      <DataRequestForm
        action={submitRequest}
        initial={await prefilledRequest(type)}
        texts={texts}
        locale={locale}
        token={pageFormToken()}
        hrefs={hrefs}
      />
    </SitePage>
  );
}
