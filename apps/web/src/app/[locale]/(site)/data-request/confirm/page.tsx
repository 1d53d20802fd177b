import type { Metadata } from "next";
import { confirmRequest } from "~/server/forms/data-request-actions";
import { ConfirmRequest } from "~/features/data-requests/confirm-request";
import { pageTexts } from "~/i18n/page-texts";
import { SitePage } from "~/features/site/parts/site-page";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { currentDataRequestLink } from "~/server/mail-links";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("data-requests");
  // The address has a token, which no other page is to learn; the browser sends the form with our origin.
  return { title: t("confirm.title"), robots: { index: false }, referrer: "strict-origin" };
}

export default async function ConfirmDataRequestPage({
  searchParams,
}: PageProps<"/[locale]/data-request/confirm">) {
  const token = [(await searchParams)["token"]].flat()[0] ?? "";
  const link = await currentDataRequestLink(token);
  const { texts, locale } = await pageTexts("data-requests");
  return (
    <SitePage path="/data-request/confirm">
      <ConfirmRequest
        action={confirmRequest}
        token={token}
        link={link}
        texts={texts}
        locale={locale}
        formHref={localePath(locale, "/data-request")}
      />
    </SitePage>
  );
}
