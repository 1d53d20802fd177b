import type { Hono } from "hono";
import { actionRequest } from "../media/action-request";
import { createMedia } from "../media/create-media";
import { ownMedia } from "../media/own-media";
import { presentMedia } from "../media/present-media";
import { uploadUrl } from "../media/upload-url";
import { errors } from "../model/errors";
import { checkMethod } from "../restli/check-method";
import type { RestEnv } from "../restli/rest-env";
import type { World } from "../world";

/** What is uploaded in one piece: /rest/images and /rest/documents (reference 5.1, 5.3). */
export function singleUploadRoutes(app: Hono<RestEnv>, world: World) {
  for (const kind of ["image", "document"] as const) {
    app.post(`/rest/${kind}s`, async (c) => {
      checkMethod(c, "ACTION", `${kind}s`);
      if (c.req.query("action") !== "initializeUpload") throw errors.noResource();
      const { owner } = await actionRequest<{ owner: string }>(world, c, {
        resource: `${kind}s`,
        name: "initializeUploadRequest",
        required: { owner: { type: "string" } },
        optional:
          kind === "image" ? { mediaLibraryMetadata: { type: "record", required: {}, optional: {} } } : {},
      });
      const slots = [{ role: "bytes" as const, firstByte: 0, lastByte: null }];
      const media = createMedia(world, { kind, owner, slots });
      return c.json({
        value: {
          uploadUrlExpiresAt: media.uploadExpiresAt,
          uploadUrl: uploadUrl(world, media, media.slots[0]!),
          [kind]: media.urn,
        },
      });
    });

    app.get(`/rest/${kind}s/:urn`, (c) => {
      const { imageGet, documentGet } = world.settings.get();
      const get = kind === "image" ? imageGet : documentGet;
      return c.json(presentMedia(world, ownMedia(world, c, kind, get)));
    });
  }
}
