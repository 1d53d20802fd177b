import type { Media } from "../model/entities";
import { mediaStatus } from "../model/media-status";
import type { Backend } from "../backend";
import { mediaUrl } from "./media-urls";

const DOWNLOAD_TTL_MS = 3_600_000;

/** The body of a GET of an asset, by an app that knows the owner by the URN `owner` (docs/linkedin-api.md, Files). */
export function presentMedia(backend: Backend, media: Media, owner: string) {
  const now = backend.clock.now();
  const status = mediaStatus(media, now);
  return {
    id: media.urn,
    owner,
    status,
    ...(status === "AVAILABLE" && {
      downloadUrl: backend.origin + mediaUrl(media.urn),
      downloadUrlExpiresAt: now + DOWNLOAD_TTL_MS,
    }),
  };
}
