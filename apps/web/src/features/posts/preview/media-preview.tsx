import type { MediaItem } from "../../media/parts/media-item";
import { DocumentCard } from "./document-card";
import { ImageGrid } from "./image-grid";
import { VideoPlayer } from "./video-player";

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
