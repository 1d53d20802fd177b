import { Readable } from "node:stream";
import type { Hono } from "hono";
import { blobName } from "../store/blobs";
import { avatar } from "../pages/avatar";
import { portrait } from "../pages/portrait";
import type { RestEnv } from "../restli/rest-env";
import { pictureSignature } from "../tokens/profile-claims";
import type { Backend } from "../backend";

/** Serves members' pictures and uploaded media. */
export function mediaFileRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.get("/dms/asset/:kind/:id", (c) => {
    const { kind, id } = c.req.param();
    const media = backend.store.media.get(`urn:li:${kind}:${id}`);
    if (!media) return c.notFound();
    const parts = media.slots.filter(({ role, etag }) => role === "bytes" && etag !== null);
    // The parts are streamed, because a whole video may not fit into memory.
    async function* bytes() {
      for (const slot of parts) yield* backend.blobs.stream(blobName(media!.urn, slot));
    }
    return new Response(Readable.toWeb(Readable.from(bytes())) as ReadableStream, {
      headers: {
        "content-type": media.contentType,
        // Browsers must not guess another type than the detected one.
        "x-content-type-options": "nosniff",
        "cache-control": "private, max-age=3600",
      },
    });
  });

  app.get("/dms/image/:sub", (c) => {
    const { sub } = c.req.param();
    const end = Number(c.req.query("e"));
    const member = backend.store.members.get(sub);
    const signed = c.req.query("t") === pictureSignature(backend, sub, end);
    if (!member || !signed || backend.clock.now() >= end * 1_000) return c.text("Forbidden", 403);
    return new Response(new Uint8Array(portrait(member.sub)), {
      headers: { "content-type": "image/png", "cache-control": "private, max-age=3600" },
    });
  });

  app.get(
    "/avatars/:sub",
    (c) =>
      new Response(avatar(c.req.param("sub")), {
        headers: { "content-type": "image/svg+xml", "cache-control": "private, max-age=3600" },
      }),
  );
}
