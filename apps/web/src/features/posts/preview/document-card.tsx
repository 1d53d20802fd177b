import { FileText } from "lucide-react";
import { useT } from "next-i18next/client";
import { shownTitle, type MediaItem } from "../../media/parts/media-item";

/** A document with its title, its number of pages and a link to its file. */
export function DocumentCard({ item }: { item: MediaItem }) {
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
          <a href={src} download className="min-h-6 text-[13px] text-primary-text hover:underline">
            {t("preview.open")}
          </a>
        )}
      </figcaption>
    </figure>
  );
}
