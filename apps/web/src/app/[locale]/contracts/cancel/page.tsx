import type { Metadata } from "next";
import { declareNotice } from "~/server/forms/contract-actions";
import { ContractPage } from "~/features/contracts/contract-page";
import { NoticeForm } from "~/features/contracts/notice-form";
import { pageTexts } from "~/i18n/page-texts";
import { prefilledNotice } from "~/features/contracts/prefilled-notice";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";
import { pageFormToken } from "~/server/forms/page-form-token";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("contracts");
  return siteMetadata("/contracts/cancel", { title: t("cancel.title") });
}

export default async function CancelPage() {
  const { texts, locale } = await pageTexts("contracts");
  return (
    <ContractPage path="/contracts/cancel">
      <NoticeForm
        page="cancel"
        action={declareNotice}
        initial={await prefilledNotice("cancellation")}
        texts={texts}
        locale={locale}
        token={pageFormToken()}
      />
    </ContractPage>
  );
}
