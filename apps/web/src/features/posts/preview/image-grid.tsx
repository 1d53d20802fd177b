import { cn } from "@takt/ui/cn";
import { useT } from "next-i18next/client";

type PreviewImage = { key: string; src: string; altText: string };

/** LinkedIn shows at most this many images at once. */
const MAX_SHOWN = 5;

/** Images roughly as LinkedIn arranges them: a single large one, or a large row above a small one. */
export function ImageGrid({ images }: { images: readonly PreviewImage[] }) {
  const { t } = useT("posts");
  if (images.length === 0) return null;
  const shown = images.slice(0, MAX_SHOWN);
  const hidden = images.length - shown.length;
  return (
    <ul className="grid grid-cols-6 gap-0.5 overflow-hidden bg-surface-2" data-testid="preview-images">
      {shown.map((image, index) => (
        <li key={image.key} className={cn("relative min-w-0", span(shown.length, index))}>
          {/* eslint-disable-next-line @next/next/no-img-element -- private files and blobs, nothing to optimise */}
          <img
            src={image.src}
            alt={image.altText}
            className={cn(
              "size-full object-cover",
              shown.length === 1 ? "max-h-[480px] object-contain" : "aspect-square",
            )}
          />
          {hidden > 0 && index === shown.length - 1 && (
            <span className="absolute inset-0 grid place-items-center bg-black/55 text-xl font-semibold text-white">
              {t("preview.moreImages", { count: hidden })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The column span of an image in a grid of six columns. */
function span(count: number, index: number): string {
  if (count === 1) return "col-span-6";
  if (count === 2 || count === 4) return "col-span-3";
  if (count === 3) return index === 0 ? "col-span-6 max-h-72 overflow-hidden" : "col-span-3";
  return index < 2 ? "col-span-3" : "col-span-2";
}
