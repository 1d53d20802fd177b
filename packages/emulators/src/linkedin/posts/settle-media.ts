import type { Content, Media, MediaKind } from "../entities";
import { errors } from "../model/errors";
import { mediaStatus } from "../model/media-status";
import type { World } from "../world";

type Settles = { at: number; to: "PUBLISHED" | "PUBLISH_FAILED" };

/**
 * Checks the media a post refers to: known, the author's own, and ready. A picture that is still in processing is
 * let through by default and fails the post later, unseen (reference 5.1); nothing else may be early.
 */
export function settleMedia(world: World, sub: string, content: Content | undefined): Settles {
  const now = world.clock.now();
  const all = urnsOf(content).map((urn) => known(world, urn));
  if (all.some(({ owner }) => owner !== sub)) throw errors.foreignField("/content");
  let settles: Settles = { at: now, to: "PUBLISHED" };
  for (const media of all) {
    const status = mediaStatus(media, now);
    if (status === "PROCESSING_FAILED") {
      throw errors.invalid("MEDIA_ASSET_PROCESSING_FAILED", `Media asset ${media.urn} failed processing`);
    }
    if (status === "AVAILABLE") continue;
    const { earlyImagePost } = world.settings.get();
    if (status === "WAITING_UPLOAD" || media.kind !== "image" || earlyImagePost === "refuse") {
      throw errors.invalid("MEDIA_ASSET_WAITING_UPLOAD", `Media asset ${media.urn} is waiting upload`);
    }
    const failed = earlyImagePost === "fail" || media.failure !== null || settles.to === "PUBLISH_FAILED";
    settles = { at: Math.max(settles.at, media.readyAt!), to: failed ? "PUBLISH_FAILED" : "PUBLISHED" };
  }
  return settles;
}

function urnsOf(content: Content | undefined): string[] {
  const { media, multiImage, article } = content ?? {};
  const refs = [...(media ? [media] : []), ...(multiImage?.images ?? [])].map(({ id }) => id);
  return article?.thumbnail === undefined ? refs : [...refs, article.thumbnail];
}

const codes: Record<MediaKind, string> = {
  image: "INVALID_IMAGE_ID",
  video: "INVALID_VIDEO_ID",
  document: "INVALID_DOCUMENT_ID",
};

function known(world: World, urn: string): Media {
  const media = world.store.media.get(urn);
  if (media) return media;
  const kind = urn.split(":")[2] as MediaKind;
  throw errors.invalid(codes[kind], `${urn} is not a valid ${kind} id`);
}
