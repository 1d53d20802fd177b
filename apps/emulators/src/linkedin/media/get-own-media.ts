import type { Media, MediaKind } from "../model/entities";
import { errors } from "../model/errors";
import { mediaStatus } from "../model/media-failure";
import { checkQuota } from "../restli/check-call";
import { pathUrn } from "../restli/query-params";
import type { RestContext } from "../restli/rest-env";
import type { Backend } from "../backend";
import { mediaUrl } from "./create-media";

const DOWNLOAD_TTL_MS = 3_600_000;

/** Gets the asset named in the path. Throws 403 for another member's, or when a setting forbids reading. */
export function getOwnMedia(
  backend: Backend,
  c: RestContext,
  kind: MediaKind,
  get: "200" | "403" = "200",
): Media {
  checkQuota(backend, c);
  const urn = pathUrn(c, `/rest/${kind}s/`);
  if (get === "403") throw errors.forbiddenMedia(kind);
  const media = backend.store.media.get(urn);
  if (!media || media.kind !== kind) throw errors.notFound();
  if (media.owner !== c.get("member").sub) throw errors.forbiddenMedia(kind);
  return media;
}

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
