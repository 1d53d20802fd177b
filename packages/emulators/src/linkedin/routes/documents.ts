import type { Hono } from "hono";
import { actionRequest } from "../media/action-request";
import { createMedia } from "../media/create-media";
import { ownMedia } from "../media/own-media";
import { presentMedia } from "../media/present-media";
import { uploadUrl } from "../media/upload-url";
import { errors } from "../model/errors";
import type { RestEnv } from "../restli/rest-env";
import type { World } from "../world";

/** /rest/documents (reference 5.3). */
export function documentRoutes(app: Hono<RestEnv>, world: World) {
  app.post("/rest/documents", async (c) => {
    if (c.req.query("action") !== "initializeUpload") throw errors.noResource();
    const { owner } = await actionRequest<{ owner: string }>(world, c, {
      resource: "documents",
      name: "initializeUploadRequest",
      required: { owner: { type: "string" } },
    });
    const media = createMedia(world, {
      kind: "document",
      owner,
      slots: [{ role: "bytes", firstByte: 0, lastByte: null }],
    });
    return c.json({
      value: {
        uploadUrlExpiresAt: media.uploadExpiresAt,
        uploadUrl: uploadUrl(world, media, media.slots[0]!),
        document: media.urn,
      },
    });
  });

  app.get("/rest/documents/:urn", (c) => c.json(presentMedia(world, ownMedia(world, c, "document"))));
}
