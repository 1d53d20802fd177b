import type { Hono } from "hono";
import { actionRequest } from "../media/action-request";
import { createMedia } from "../media/create-media";
import { ownMedia } from "../media/own-media";
import { presentMedia } from "../media/present-media";
import { uploadUrl } from "../media/upload-url";
import { errors } from "../model/errors";
import type { RestEnv } from "../restli/rest-env";
import type { World } from "../world";

/** /rest/images (reference 5.1). */
export function imageRoutes(app: Hono<RestEnv>, world: World) {
  app.post("/rest/images", async (c) => {
    if (c.req.query("action") !== "initializeUpload") throw errors.noResource();
    const { owner } = await actionRequest<{ owner: string }>(world, c, {
      resource: "images",
      name: "initializeUploadRequest",
      required: { owner: { type: "string" } },
      optional: { mediaLibraryMetadata: { type: "record", required: {}, optional: {} } },
    });
    const media = createMedia(world, {
      kind: "image",
      owner,
      slots: [{ role: "bytes", firstByte: 0, lastByte: null }],
    });
    return c.json({
      value: {
        uploadUrlExpiresAt: media.uploadExpiresAt,
        uploadUrl: uploadUrl(world, media, media.slots[0]!),
        image: media.urn,
      },
    });
  });

  app.get("/rest/images/:urn", (c) =>
    c.json(presentMedia(world, ownMedia(world, c, "image", world.settings.get().imageGet))),
  );
}
