import type { Media, MediaKind } from "../model/entities";
import { errors } from "../model/errors";
import { checkQuota } from "../restli/check-call";
import { pathUrn } from "../restli/path-urn";
import type { RestContext } from "../restli/rest-env";
import type { Backend } from "../backend";

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
