import { createHash } from "node:crypto";
import { sampleMedia } from "@takt/emulators/linkedin/model/sample-media";
import type { PlannedFile } from "../plan/plan";
import type { World } from "../world";
import type { Upload, User } from "./user";

/** Uploads a planned file through the product's door, and looks at it as the user's screen does. */
export async function upload({ stack }: World, user: User, file: PlannedFile): Promise<Upload> {
  const headers = { cookie: `${user.cookie.name}=${user.cookie.value}`, origin: stack.webUrl };
  const name = file.kind === "video" ? "Film für März.mp4" : "Grafik für März.png";
  const response = await fetch(`${stack.webUrl}/api/media`, {
    method: "POST",
    headers: {
      ...headers,
      "content-type": "application/octet-stream",
      "x-file-name": encodeURIComponent(name),
    },
    body: new Uint8Array(bytesOf(file)),
  });
  if (!response.ok) throw new Error(`upload answered ${response.status}: ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  const shown = await fetch(`${stack.webUrl}/api/media/${id}`, { headers });
  if (!shown.ok) throw new Error(`the uploaded file answers ${shown.status}`);
  const sha256 = createHash("sha256")
    .update(Buffer.from(await shown.arrayBuffer()))
    .digest("hex");
  return { id, sha256 };
}

/** Different plans give different bytes. A video is a few megabytes long: two or three parts. */
function bytesOf({ kind, size, shade }: PlannedFile): Buffer {
  if (kind === "video")
    return sampleMedia.mp4(5_000 + shade * 10 + size, 5 * 1024 ** 2 + size * 1000 + shade);
  return sampleMedia.png(size, 16 + (shade % 40), [shade, (shade * 3) % 256, size % 256]);
}
