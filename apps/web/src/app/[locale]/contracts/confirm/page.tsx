import type { Metadata } from "next";
import { confirmDeclaration } from "~/server/forms/contract-actions";
import { ConfirmScreen } from "~/features/contracts/confirm-screen";
import { ContractPage } from "~/features/contracts/contract-page";
import { pageTexts } from "~/i18n/page-texts";
import { getT } from "~/i18n/server";
import { currentDeclarationLink } from "~/server/mail-links";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("contracts");
  // The address has a token, which no other page is to learn; the browser sends the form with our origin.
  return { title: t("confirm.title"), robots: { index: false }, referrer: "strict-origin" };
}

export default async function ConfirmPage({ searchParams }: PageProps<"/[locale]/contracts/confirm">) {
  const token = [(await searchParams)["token"]].flat()[0] ?? "";
  const link = await currentDeclarationLink(token);
  const { texts, locale } = await pageTexts("contracts");
  return (
    <ContractPage path="/contracts/confirm">
      <ConfirmScreen action={confirmDeclaration} token={token} link={link} texts={texts} locale={locale} />
    </ContractPage>
  );
}
