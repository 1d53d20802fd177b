import { cn } from "@takt/ui/cn";
import { FileText, Film } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { shownTitle, type MediaItem } from "~/features/media/parts/media-item";

type PreviewImage = { key: string; src: string; altText: string };

/** LinkedIn shows at most this many images at once. */
const MAX_SHOWN = 5;

/** The files of a post roughly as LinkedIn shows them: a video, a document, or images. */
export function MediaPreview({ media }: { media: readonly MediaItem[] }) {
  const taken = media.filter(({ upload }) => upload.kind !== "failed");
  const [first] = taken;
  if (first?.kind === "video") return <VideoPlayer item={first} />;
  if (first?.kind === "document") return <DocumentCard item={first} />;
  return (
    <ImageGrid
      images={taken.flatMap(({ key, src, altText }) => (src === null ? [] : [{ key, src, altText }]))}
    />
  );
}

/** A document with its title, its number of pages and a link to its file. */
function DocumentCard({ item }: { item: MediaItem }) {
  const { t } = useT("media");
  const { src, upload } = item;
  const pages = upload.kind === "done" ? upload.media.pages : null;
  return (
    <figure data-testid="preview-document" className="border-t border-border bg-surface-2">
      <div className="grid aspect-4/3 max-h-80 w-full place-items-center p-6">
        <div className="grid aspect-3/4 h-full max-h-52 place-items-center rounded-lg border border-border bg-surface shadow-sm">
          <FileText aria-hidden className="size-10 text-muted-fg" />
        </div>
      </div>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-t border-border bg-surface px-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-semibold wrap-anywhere">{shownTitle(item)}</span>
          <span className="block text-xs text-muted-fg">
            {pages === null ? t("preview.later") : t("pages", { count: pages })}
          </span>
        </span>
        {src !== null && (
          <a href={src} download className="min-h-6 text-caption text-primary-text hover:underline">
            {t("preview.open")}
          </a>
        )}
      </figcaption>
    </figure>
  );
}

/** A video with its controls, or a placeholder until it is uploaded. */
function VideoPlayer({ item }: { item: MediaItem }) {
  const { t } = useT("media");
  const title = shownTitle(item);
  const { src, upload } = item;
  const { width, height } = upload.kind === "done" ? upload.media : { width: null, height: null };
  return (
    <figure data-testid="preview-video" className="grid bg-black">
      {src === null ? (
        <div className="grid aspect-video place-items-center gap-2 p-4 text-sm text-white/80">
          <span className="grid justify-items-center gap-2">
            <Film aria-hidden className="size-8" />
            {t("preview.later")}
          </span>
        </div>
      ) : (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- the author's own video, as they uploaded it
        <video
          controls
          playsInline
          preload="metadata"
          src={src}
          aria-label={t("preview.video", { title })}
          className="max-h-[480px] w-full"
          style={{ aspectRatio: width && height ? `${width} / ${height}` : "16 / 9" }}
        />
      )}
    </figure>
  );
}

/** Images roughly as LinkedIn arranges them: a single large one, or a large row above a small one. */
function ImageGrid({ images }: { images: readonly PreviewImage[] }) {
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
