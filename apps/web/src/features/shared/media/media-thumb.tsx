import { FileText, Film } from "lucide-react";
import type { MediaItem } from "./media-item";

/** A small picture of a file: the image itself, or what kind of file it is. */
export function MediaThumb({ item: { kind, src } }: { item: MediaItem }) {
  if (kind === "image" && src !== null)
    return (
      // eslint-disable-next-line @next/next/no-img-element -- a blob or a private file
      <img src={src} alt="" className="size-16 shrink-0 rounded-lg bg-surface-2 object-cover" />
    );
  const Icon = kind === "video" ? Film : FileText;
  return (
    <div
      aria-hidden
      className="grid size-16 shrink-0 place-items-center rounded-lg bg-surface-2 text-muted-fg"
    >
      <Icon className="size-6" />
    </div>
  );
}
