import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { isCutOff } from "../../core/receive-calls";
import { receiveUpload } from "../media/receive-upload";
import { errors } from "../model/errors";
import { emptyResponse } from "../restli/responses";
import type { RestContext, RestEnv } from "../restli/rest-env";
import { authenticate } from "../tokens/access-tokens";
import type { Backend } from "../backend";

/** PUT to an upload URL: 201, or 200 with an ETag for a video's part (docs/linkedin-api.md, Files). */
export function uploadRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.put("/dms-uploads/*", async (c) => {
    const { body } = c.req.raw;
    try {
      return await receive(backend, c, body?.values({ preventCancel: true }) ?? nothing());
    } catch (error) {
      // A client that disconnected gets no response.
      if (isCutOff(c.env as HttpBindings)) return c.body(null, 400);
      // The body is read to its end, because a response sent before that can be lost.
      if (body && !body.locked) for await (const _ of body);
      throw error;
    }
  });
}

async function* nothing(): AsyncIterable<Uint8Array> {}

async function receive(backend: Backend, c: RestContext, pieces: AsyncIterable<Uint8Array>) {
  const target = backend.uploads.get(c.req.query("ut") ?? "");
  const media = target && backend.store.media.get(target.urn);
  if (!target || !media) throw errors.notFound();
  const authorization = c.req.header("authorization");
  // A setting decides whether images need the token; a video's parts do not, and ignore it.
  const wanted = media.kind === "image" && backend.settings.get().imagePutAuth === "required";
  if (wanted || (media.kind === "image" && authorization !== undefined)) authenticate(backend, authorization);
  const etag = await receiveUpload(backend, media.urn, target.slot, pieces);
  return media.kind === "video" ? emptyResponse(200, { etag: `"${etag}"` }) : emptyResponse(201);
}
