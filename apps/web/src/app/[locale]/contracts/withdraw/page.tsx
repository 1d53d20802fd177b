import type { Metadata } from "next";
import { sendDeclaration } from "~/server/forms/contract-actions";
import { ContractPage } from "~/features/contracts/contract-page";
import { DeclarationForm } from "~/features/contracts/declaration-form";
import { pageTexts } from "~/i18n/page-texts";
import { prefilledDeclaration } from "~/features/contracts/prefilled-declaration";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";
import { pageFormToken } from "~/server/forms/page-form-token";
import { deps } from "~/server/deps";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("contracts");
  return siteMetadata("/contracts/withdraw", { title: t("withdraw.title") });
}

export default async function WithdrawPage() {
  const { texts, locale } = await pageTexts("contracts");
  return (
    <ContractPage path="/contracts/withdraw">
      <DeclarationForm
        page="withdraw"
        action={sendDeclaration}
        initial={await prefilledDeclaration("withdrawal")}
        texts={texts}
        locale={locale}
        token={pageFormToken()}
        moneyBackDays={deps().salesTerms.moneyBackDays}
      />
    </ContractPage>
  );
}
