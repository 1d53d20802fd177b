import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Login } from "~/features/login/login";
import { loginMessage } from "~/features/login/login-message";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { lastWorkspacePath } from "~/server/last-workspace";
import { rememberedPath } from "~/server/request-cookies";
import { signedInUser } from "~/server/signed-in-user";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("login");
  return { title: t("title"), robots: { index: false } };
}

export default async function LoginPage({ params, searchParams }: PageProps<"/[locale]/login">) {
  const { locale } = await params;
  if (await signedInUser()) redirect(localePath(locale, await lastWorkspacePath()));
  const message = loginMessage(await searchParams);
  return <Login message={message} returnPath={await rememberedPath()} />;
}
