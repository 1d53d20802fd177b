import { isLocale } from "@takt/i18n/locales";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import "../globals.css";
import { Consent } from "~/features/consent/consent";
import { OptionalServices } from "~/features/consent/optional-services";
import { ApplyStoredLanguage } from "~/features/shared/language/apply-stored-language";
import { SkipLink } from "~/features/shared/skip-link";
import { themeColors } from "~/features/shared/theme/theme-colors";
import { barePath } from "~/i18n/locale-path";
import { getT, generateI18nStaticParams } from "~/i18n/server";
import { isGuestPage } from "~/server/guest-page";
import { currentTheme } from "~/server/theme";
import { fontClasses } from "../fonts";

/** A first segment that is no language is answered by global-not-found. */
export const dynamicParams = false;
export const generateStaticParams = () => generateI18nStaticParams<"locale">();

export async function generateMetadata(): Promise<Metadata> {
  const { t, lng } = await getT("common");
  return {
    title: { default: t("product"), template: `%s · ${t("product")}` },
    applicationName: t("product"),
    description: t("promise"),
    manifest: `/manifest/${lng}.webmanifest`,
    icons: { apple: { url: "/icons/apple-touch-icon.png", sizes: "180x180" } },
  };
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
  // Paths that the proxy skips arrive unchanged: /api/login is not the login page in the language "api".
  if (!isLocale(locale)) notFound();
  const sent = await headers();
  const chosen = sent.get("x-locale-chosen") === "1";
  const isGuests = isGuestPage(barePath(sent.get("x-pathname") ?? ""));
  return (
    <html lang={locale} data-theme={await currentTheme()} className={fontClasses}>
      <body>
        <ApplyStoredLanguage shown={locale} chosen={chosen} />
        <SkipLink />
        {!isGuests && <Consent />}
        {children}
        {!isGuests && <OptionalServices />}
      </body>
    </html>
  );
}
