import { Readable } from "node:stream";
import { createHash } from "node:crypto";
import type { Hono } from "hono";
import { blobName } from "../store/blobs";
import type { RestEnv } from "../restli/rest-env";
import { pictureSignature } from "../tokens/id-token";
import type { Backend } from "../backend";
import { type Color, encodePng } from "../model/encode-png";

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

const SKIN_COLORS = ["#f3d2b8", "#e3b08c", "#c98e63", "#9c6644", "#6f4530", "#fbe3cf"];
const HAIR_COLORS = ["#2b2320", "#5a3825", "#8d5a2b", "#c9a227", "#b9b4ae", "#7a2e1d"];
const HAIR_SHAPES = [
  "M29 40c-3-22 45-24 42 2 1-6-6-13-11-13-9 3-23 1-27 4-3 2-4 5-4 7z",
  "M27 62c-8-46 54-48 47 0-1-14-4-24-9-30-9 4-24 3-30 1-5 7-7 17-8 29z",
  "M30 38c0-20 40-20 40 0-6-9-34-9-40 0z",
  "M28 44c-6-10 1-21 9-20 4-7 20-7 25 0 9 0 13 11 9 20-2-8-7-13-12-13-8 3-18 3-22 0-5 1-8 6-9 13z",
];

/** A generated portrait as SVG, always the same for one member. */
function avatar(sub: string): string {
  const bits = createHash("sha256").update(sub).digest();
  const pick = <T>(list: T[], i: number) => list[bits[i]! % list.length]!;
  const hue = (bits[0]! * 360) / 256;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">
<rect width="100" height="100" fill="hsl(${hue} 45% 78%)"/>
<circle cx="${20 + (bits[1]! % 60)}" cy="16" r="34" fill="hsl(${hue + 30} 55% 86%)"/>
<path d="M14 104c0-24 16-33 36-33s36 9 36 33z" fill="hsl(${hue + 160} 38% 42%)"/>
<path d="M42 58h16v14c0 9-16 9-16 0z" fill="${pick(SKIN_COLORS, 2)}"/>
<ellipse cx="50" cy="46" rx="19" ry="22" fill="${pick(SKIN_COLORS, 2)}"/>
<path d="${pick(HAIR_SHAPES, 3)}" fill="${pick(HAIR_COLORS, 4)}"/>
<circle cx="43" cy="47" r="2" fill="#2b2320"/><circle cx="57" cy="47" r="2" fill="#2b2320"/>
<path d="M43 56q7 6 14 0" fill="none" stroke="#2b2320" stroke-width="2" stroke-linecap="round"/>
</svg>`;
}

/** Pixels of each side, as LinkedIn's `profile-displayphoto-shrink_100_100`. */
const SIZE = 100;

/** A generated portrait as PNG, always the same for one member: LinkedIn gives out no drawings. */
function portrait(sub: string): Buffer {
  const bits = createHash("sha256").update(sub).digest();
  const tone = (at: number, from: number): Color =>
    [0, 1, 2].map((i) => from + (bits[at + i]! % 80)) as unknown as Color;
  const [background, skin, clothes] = [tone(0, 170), tone(3, 110), tone(6, 40)];
  const isIn = (x: number, y: number, [cx, cy, r]: readonly [number, number, number]) =>
    (x - cx) ** 2 + (y - cy) ** 2 <= r ** 2;
  return encodePng({ width: SIZE, height: SIZE }, (x, y) => {
    if (isIn(x, y, [50, 40, 20])) return skin;
    return isIn(x, y, [50, 104, 38]) ? clothes : background;
  });
}
