import { Film } from "lucide-react";
import { useT } from "next-i18next/client";
import { shownTitle, type MediaItem } from "../../media/parts/media-item";

/** A video with its controls, or a placeholder until it is uploaded. */
export function VideoPlayer({ item }: { item: MediaItem }) {
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
