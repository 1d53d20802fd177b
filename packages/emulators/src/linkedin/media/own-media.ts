import type { Media, MediaKind } from "../entities";
import { errors } from "../model/errors";
import { checkQuota } from "../restli/check-quota";
import { pathUrn } from "../restli/path-urn";
import type { RestContext } from "../restli/rest-env";
import type { World } from "../world";

/** The asset named in the path, for reading. 403 when it is somebody else's, or where reading is switched off. */
export function ownMedia(world: World, c: RestContext, kind: MediaKind, get: "200" | "403" = "200"): Media {
  checkQuota(world, c.get("member").sub);
  const urn = pathUrn(c, `/rest/${kind}s/`);
  if (get === "403") throw errors.forbiddenMedia(kind);
  const media = world.store.media.get(urn);
  if (!media || media.kind !== kind) throw errors.notFound();
  if (media.owner !== c.get("member").sub) throw errors.forbiddenMedia(kind);
  return media;
}
