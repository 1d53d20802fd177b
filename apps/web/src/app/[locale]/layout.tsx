import type { Metadata, Viewport } from "next";
import "../globals.css";
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

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fafcfa" },
    { media: "(prefers-color-scheme: dark)", color: "#0d1210" },
  ],
};

export default async function RootLayout({ children, params }: LayoutProps<"/[locale]">) {
  const { locale } = await params;
  return (
    <html lang={locale} data-theme={await currentTheme()} className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}
