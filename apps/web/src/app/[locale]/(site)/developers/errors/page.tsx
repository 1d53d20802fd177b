import type { Metadata } from "next";
import { ApiErrorsPage } from "~/features/developers/api-errors-page";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";
import { listApiErrors } from "~/server/api-reference";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("developers");
  return siteMetadata("/developers/errors", {
    title: t("codes.title"),
    description: t("codes.description"),
  });
}

export default async function Page() {
  const { lng } = await getT("developers");
  return <ApiErrorsPage errors={await listApiErrors(lng)} />;
}
