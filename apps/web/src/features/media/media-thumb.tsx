import { FileText, Film, ImageOff } from "lucide-react";
import type { MediaItem } from "./parts/media-item";

const ICONS = { image: ImageOff, video: Film, document: FileText };

/** A thumbnail of an image, or an icon for the kind of file. */
export function MediaThumb({ item: { kind, src, upload } }: { item: MediaItem }) {
  if (kind === "image" && src !== null && upload.kind !== "failed")
    return (
      // eslint-disable-next-line @next/next/no-img-element -- a blob or a private file
      <img src={src} alt="" className="size-16 shrink-0 rounded-lg bg-surface-2 object-cover" />
    );
  const Icon = ICONS[kind];
  return (
    <div
      aria-hidden
      className="grid size-16 shrink-0 place-items-center rounded-lg bg-surface-2 text-muted-fg"
    >
      <Icon className="size-6" />
    </div>
  );
}
