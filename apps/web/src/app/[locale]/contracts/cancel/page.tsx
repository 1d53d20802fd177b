import type { Metadata } from "next";
import { sendDeclaration } from "~/server/forms/contract-actions";
import { ContractPage } from "~/features/contracts/contract-page";
import { DeclarationForm } from "~/features/contracts/declaration-form";
import { pageTexts } from "~/i18n/page-texts";
import { prefilledDeclaration } from "~/features/contracts/prefilled-declaration";
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
      <DeclarationForm
        page="cancel"
        action={sendDeclaration}
        initial={await prefilledDeclaration("cancellation")}
        texts={texts}
        locale={locale}
        token={pageFormToken()}
      />
    </ContractPage>
  );
}
