import { NOTICE_MONTHS } from "@takt/api/public/operation";
import type { Metadata } from "next";
import { ChangelogPage } from "~/features/developers/changelog/changelog-page";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("developers");
  return siteMetadata("/developers/changelog", {
    title: t("changelog.title"),
    description: t("changelog.description"),
  });
}

export default function Page() {
  return <ChangelogPage noticeMonths={NOTICE_MONTHS} />;
}
