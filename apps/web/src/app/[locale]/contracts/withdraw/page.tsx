import type { Metadata } from "next";
import { ContractPage } from "../../../../features/contracts/contract-page";
import { NoticeForm } from "../../../../features/contracts/notice-form";
import { prefilledNotice } from "../../../../features/contracts/prefilled-notice";
import { getT } from "../../../../i18n/server";
import { deps } from "../../../../server/deps";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("contracts");
  return { title: t("withdraw.title") };
}

export default async function WithdrawPage() {
  return (
    <ContractPage path="/contracts/withdraw">
      <NoticeForm
        page="withdraw"
        initial={await prefilledNotice("withdrawal")}
        moneyBackDays={deps().salesTerms.moneyBackDays}
      />
    </ContractPage>
  );
}
