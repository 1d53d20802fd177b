import type { Content, Media, MediaKind } from "../model/entities";
import { errors } from "../model/errors";
import { mediaStatus } from "../model/media-failure";
import type { Backend } from "../backend";

type Outcome = { at: number; to: "PUBLISHED" | "PUBLISH_FAILED" };

/** Checks that media exist, are the author's and ready; an early image is a setting (docs/linkedin-api.md, Files). */
export function checkPostMedia(backend: Backend, sub: string, content: Content | undefined): Outcome {
  const now = backend.clock.now();
  const all = urnsOf(content).map((urn) => requireMedia(backend, urn));
  if (all.some(({ owner }) => owner !== sub)) throw errors.foreignField("/content");
  let outcome: Outcome = { at: now, to: "PUBLISHED" };
  for (const media of all) {
    const status = mediaStatus(media, now);
    if (status === "PROCESSING_FAILED") {
      throw errors.invalid("MEDIA_ASSET_PROCESSING_FAILED", `Media asset ${media.urn} failed processing`);
    }
    if (status === "AVAILABLE") continue;
    const { earlyImagePost } = backend.settings.get();
    if (status === "WAITING_UPLOAD" || media.kind !== "image" || earlyImagePost === "refuse") {
      throw errors.invalid("MEDIA_ASSET_WAITING_UPLOAD", `Media asset ${media.urn} is waiting upload`);
    }
    const failed = earlyImagePost === "fail" || media.failure !== null || outcome.to === "PUBLISH_FAILED";
    outcome = { at: Math.max(outcome.at, media.readyAt!), to: failed ? "PUBLISH_FAILED" : "PUBLISHED" };
  }
  return outcome;
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

function requireMedia(backend: Backend, urn: string): Media {
  const media = backend.store.media.get(urn);
  if (media) return media;
  const kind = urn.split(":")[2] as MediaKind;
  throw errors.invalid(codes[kind], `${urn} is not a valid ${kind} id`);
}
