import type { Hono } from "hono";
import { receiveUpload } from "../media/receive-upload";
import { errors } from "../model/errors";
import { emptyAnswer } from "../restli/empty-answer";
import type { RestEnv } from "../restli/rest-env";
import { authenticate } from "../tokens/authenticate";
import type { World } from "../world";

/** PUT to an upload URL: 201 for an image or document, 200 with an ETag for a part of a video (reference 5). */
export function uploadRoutes(app: Hono<RestEnv>, world: World) {
  app.put("/dms-uploads/*", async (c) => {
    const target = world.uploads.get(c.req.query("ut") ?? "");
    const media = target && world.store.media.get(target.urn);
    if (!target || !media) throw errors.notFound();
    const authorization = c.req.header("authorization");
    // Images want the token (unless a setting lets them do without); parts of a video neither need nor mind it.
    const wanted = media.kind === "image" && world.settings.get().imagePutAuth === "required";
    if (wanted || (media.kind === "image" && authorization !== undefined)) authenticate(world, authorization);
    const etag = receiveUpload(world, media, target.slot, Buffer.from(await c.req.arrayBuffer()));
    return media.kind === "video" ? emptyAnswer(200, { etag: `"${etag}"` }) : emptyAnswer(201);
  });
}
