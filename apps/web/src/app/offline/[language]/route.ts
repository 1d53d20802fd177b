import { isLocale, LOCALES } from "@takt/i18n/locales";
import { notFound } from "next/navigation";
import { renderOfflinePage } from "~/features/offline/render-offline-page";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((language) => ({ language }));

/** /offline/{language}: the page that the service worker shows when the network is away. It loads nothing. */
export async function GET(_: Request, { params }: RouteContext<"/offline/[language]">): Promise<Response> {
  const { language } = await params;
  if (!isLocale(language)) notFound();
  return new Response(await renderOfflinePage(language), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}
