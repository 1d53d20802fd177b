import type { Metadata } from "next";
import { ChangelogPage } from "~/features/developers/changelog/changelog-page";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";
import { getNoticeMonths } from "~/server/api-reference";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("developers");
  return siteMetadata("/developers/changelog", {
    title: t("changelog.title"),
    description: t("changelog.description"),
  });
}

export default function Page() {
  return <ChangelogPage noticeMonths={getNoticeMonths()} />;
}
