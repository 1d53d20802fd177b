import { isLocale } from "@takt/i18n/locales";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import "../globals.css";
import { LanguageStart } from "../../features/shared/language/language-start";
import { themeColors } from "../../features/shared/theme/theme-colors";
import { getT, generateI18nStaticParams } from "../../i18n/server";
import { currentTheme } from "../../server/theme";
import { fontClasses } from "../fonts";

/** Another first segment than a language is nothing: global-not-found answers. */
export const dynamicParams = false;
export const generateStaticParams = () => generateI18nStaticParams<"locale">();

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("common");
  return { title: { default: t("product"), template: `%s · ${t("product")}` }, description: t("promise") };
}

export async function generateViewport(): Promise<Viewport> {
  return {
    width: "device-width",
    initialScale: 1,
    viewportFit: "cover",
    themeColor: themeColors(await currentTheme()),
  };
}

export default async function RootLayout({ children, params }: LayoutProps<"/[locale]">) {
  const { locale } = await params;
  // Addresses that the proxy lets by come here as they are: /api/login is not the login in the language "api".
  if (!isLocale(locale)) notFound();
  const chosen = (await headers()).get("x-locale-chosen") === "1";
  return (
    <html lang={locale} data-theme={await currentTheme()} className={fontClasses}>
      <body>
        <LanguageStart shown={locale} chosen={chosen} />
        {children}
      </body>
    </html>
  );
}
