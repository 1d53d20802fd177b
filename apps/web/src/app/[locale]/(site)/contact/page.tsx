import { isErrorId } from "@takt/domain/feedback/model/is-error-id";
import type { Metadata } from "next";
import { ContactPage } from "~/features/contact/contact-page";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";
import { provider } from "~/server/provider";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("contact");
  return siteMetadata("/contact", { title: t("title"), description: t("text") });
}

export default async function Page({ searchParams }: PageProps<"/[locale]/contact">) {
  const { errorId } = await searchParams;
  const known = typeof errorId === "string" && isErrorId(errorId) ? errorId : null;
  return <ContactPage provider={provider()} errorId={known} />;
}
