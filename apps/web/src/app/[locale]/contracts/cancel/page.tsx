import type { Metadata } from "next";
import { ContractPage } from "../../../../features/contracts/contract-page";
import { NoticeForm } from "../../../../features/contracts/notice-form";
import { prefilledNotice } from "../../../../features/contracts/prefilled-notice";
import { getT } from "../../../../i18n/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("contracts");
  return { title: t("cancel.title") };
}

export default async function CancelPage() {
  return (
    <ContractPage path="/contracts/cancel">
      <NoticeForm page="cancel" initial={await prefilledNotice("cancellation")} />
    </ContractPage>
  );
}
