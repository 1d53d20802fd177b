import type { Metadata } from "next";
import { DevelopersPage } from "~/features/developers/developers-page";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";
import { getApiDocument } from "~/server/api-reference";

// The address of this installation, which the examples name, is known when it runs.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("developers");
  return siteMetadata("/developers", { title: t("title"), description: t("description") });
}

export default function Page() {
  return <DevelopersPage document={getApiDocument()} />;
}
