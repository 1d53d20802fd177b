import type { Media } from "../entities";
import { mediaStatus } from "../model/media-status";
import type { World } from "../world";
import { mediaUrl } from "./media-url";

const DOWNLOAD_TTL = 3_600_000;

/** What reading the status of an asset answers (reference 5.1). */
export function presentMedia(world: World, media: Media) {
  const now = world.clock.now();
  const status = mediaStatus(media, now);
  return {
    id: media.urn,
    owner: media.owner.startsWith("urn:") ? media.owner : `urn:li:person:${media.owner}`,
    status,
    ...(status === "AVAILABLE" && {
      downloadUrl: world.origin + mediaUrl(media.urn),
      downloadUrlExpiresAt: now + DOWNLOAD_TTL,
    }),
  };
}
