import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { receiveUpload } from "../media/receive-upload";
import { errors } from "../model/errors";
import { emptyAnswer } from "../restli/empty-answer";
import type { RestContext, RestEnv } from "../restli/rest-env";
import { authenticate } from "../tokens/authenticate";
import type { World } from "../world";

/** PUT to an upload URL: 201 for an image or document, 200 with an ETag for a part of a video (reference 5). */
export function uploadRoutes(app: Hono<RestEnv>, world: World) {
  app.put("/dms-uploads/*", async (c) => {
    const { body } = c.req.raw;
    try {
      return await receive(world, c, body?.values({ preventCancel: true }) ?? nothing());
    } catch (error) {
      // Whoever left in the middle of it gets no answer.
      if ((c.env as HttpBindings).incoming.destroyed) return c.body(null, 400);
      // An answer ahead of the body's end can be lost on its way.
      if (body && !body.locked) for await (const _ of body);
      throw error;
    }
  });
}

async function* nothing(): AsyncIterable<Uint8Array> {}

async function receive(world: World, c: RestContext, pieces: AsyncIterable<Uint8Array>) {
  const target = world.uploads.get(c.req.query("ut") ?? "");
  const media = target && world.store.media.get(target.urn);
  if (!target || !media) throw errors.notFound();
  const authorization = c.req.header("authorization");
  // Images want the token (unless a setting lets them do without); parts of a video neither need nor mind it.
  const wanted = media.kind === "image" && world.settings.get().imagePutAuth === "required";
  if (wanted || (media.kind === "image" && authorization !== undefined)) authenticate(world, authorization);
  const etag = await receiveUpload(world, media.urn, target.slot, pieces);
  return media.kind === "video" ? emptyAnswer(200, { etag: `"${etag}"` }) : emptyAnswer(201);
}
