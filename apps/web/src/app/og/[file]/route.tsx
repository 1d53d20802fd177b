import { readFile } from "node:fs/promises";
import path from "node:path";
import { isLocale, LOCALES } from "@takt/i18n/locales";
import { notFound } from "next/navigation";
import { ImageResponse } from "next/og";
import { SitePicture } from "~/features/site/pictures/site-picture";
import { getT } from "~/i18n/server";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ file: `${locale}.png` }));

/** /og/{language}.png: the picture of link cards (Open Graph), drawn at build in the product's own typeface. */
export async function GET(_: Request, { params }: RouteContext<"/og/[file]">): Promise<Response> {
  const locale = (await params).file.split(".")[0];
  if (!isLocale(locale)) notFound();
  const { t } = await getT(["landing", "common"], { lng: locale });
  const texts = {
    product: t("common:product"),
    heading: t("hero.heading"),
    promise: t("common:promise"),
    posts: [
      { time: "09:00", text: t("fragment.postOne") },
      { time: "11:30", text: t("fragment.postTwo") },
      { time: "08:15", text: t("fragment.postThree") },
    ],
    published: t("fragment.published"),
  };
  return new ImageResponse(<SitePicture {...texts} />, {
    width: 1200,
    height: 630,
    fonts: [
      { name: "Geist", weight: 400, data: await geist(400) },
      { name: "Geist", weight: 600, data: await geist(600) },
    ],
  });
}

/** The typeface of the screens in a format that the renderer reads; the build runs in the app's folder. */
function geist(weight: 400 | 600): Promise<Buffer> {
  const file = `node_modules/@fontsource/geist/files/geist-latin-${weight}-normal.woff`;
  return readFile(path.join(process.cwd(), file));
}
