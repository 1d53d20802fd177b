import type { Hono } from "hono";
import { readActionRequest } from "../media/read-action-request";
import { createMedia, uploadUrl } from "../media/create-media";
import { getOwnMedia, presentMedia } from "../media/get-own-media";
import { record, string } from "../model/check-schema";
import { errors } from "../model/errors";
import { checkMethod } from "../restli/check-call";
import { personUrn, type RestEnv } from "../restli/rest-env";
import type { Backend } from "../backend";

/** The media that are uploaded in one request: /rest/images and /rest/documents (docs/linkedin-api.md, Files). */
export function singleUploadRoutes(app: Hono<RestEnv>, backend: Backend) {
  for (const kind of ["image", "document"] as const) {
    app.post(`/rest/${kind}s`, async (c) => {
      checkMethod(c, "ACTION", `${kind}s`);
      if (c.req.query("action") !== "initializeUpload") throw errors.noResource();
      const { owner } = await readActionRequest<{ owner: string }>(backend, c, {
        resource: `${kind}s`,
        name: "initializeUploadRequest",
        required: { owner: string },
        optional: kind === "image" ? { mediaLibraryMetadata: record({}) } : {},
      });
      const slots = [{ role: "bytes" as const, firstByte: 0, lastByte: null }];
      const media = createMedia(backend, c, { kind, owner, slots });
      return c.json({
        value: {
          uploadUrlExpiresAt: media.uploadExpiresAt,
          uploadUrl: uploadUrl(backend, media, media.slots[0]!),
          [kind]: media.urn,
        },
      });
    });

    app.get(`/rest/${kind}s/:urn`, (c) => {
      const { imageGet, documentGet } = backend.settings.get();
      const get = kind === "image" ? imageGet : documentGet;
      return c.json(presentMedia(backend, getOwnMedia(backend, c, kind, get), personUrn(c)));
    });
  }
}
