import type { Metadata } from "next";
import { env } from "~/env";
import { Landing } from "~/features/landing/landing";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";
import { hasSessionCookie } from "~/server/request-cookies";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT(["landing", "common"]);
  return siteMetadata("/", { title: `${t("common:product")}: ${t("title")}`, absolute: true });
}

export default async function LandingPage() {
  return <Landing signedIn={await hasSessionCookie()} waitlist={env().SIGNUP === "waitlist"} />;
}
