import { notFound } from "next/navigation";
import { ImageResponse } from "next/og";
import { Mark } from "~/features/site/pictures/brand";
import { ICONS } from "~/features/site/pictures/icons";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(ICONS).map((file) => ({ file }));

/** /icons/{file}: the icons of the manifest and of iOS, drawn at build. */
export async function GET(_: Request, { params }: RouteContext<"/icons/[file]">): Promise<Response> {
  const icon = ICONS[(await params).file];
  if (!icon) notFound();
  const { size, radius, scale } = icon;
  return new ImageResponse(<Mark size={size} radius={radius * size} scale={scale} />, {
    width: size,
    height: size,
  });
}
