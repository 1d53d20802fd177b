import { isLocale, LOCALES } from "@takt/i18n/locales";
import type { MetadataRoute } from "next";
import { notFound } from "next/navigation";
import { themeColors } from "~/features/shared/theme/theme-colors";
import { localePath } from "~/i18n/locale-path";
import { LAST_WORKSPACE } from "~/server/remember-workspace";
import { getT } from "~/i18n/server";

// Written at build: nothing in it depends on the installation.
export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ file: `${locale}.webmanifest` }));

/** /manifest/{language}.webmanifest: how Takt is installed as an app, in the language of the page that names it. */
export async function GET(_: Request, { params }: RouteContext<"/manifest/[file]">): Promise<Response> {
  const locale = (await params).file.split(".")[0];
  if (!isLocale(locale)) notFound();
  const { t } = await getT("common", { lng: locale });
  const [light] = themeColors("light");
  const manifest: MetadataRoute.Manifest = {
    id: "/app",
    name: t("product"),
    short_name: t("product"),
    description: t("promise"),
    lang: locale,
    dir: "ltr",
    scope: "/",
    // The workspace that was used last.
    start_url: localePath(locale, LAST_WORKSPACE),
    display: "standalone",
    background_color: light!.color,
    theme_color: light!.color,
    categories: ["productivity", "business"],
    icons: ([192, 512] as const).flatMap((size) =>
      (["any", "maskable"] as const).map((purpose) => ({
        src: `/icons/${purpose === "any" ? "icon" : "maskable"}-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json; charset=utf-8" },
  });
}
