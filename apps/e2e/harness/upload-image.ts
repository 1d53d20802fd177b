import { sampleMedia } from "@takt/emulators/linkedin/model/sample-media";
import type { Stack } from "./start-stack";

/** Uploads a small picture through the app's own door; answers the id of its media row. */
export async function uploadImage(stack: Stack, cookie: { name: string; value: string }): Promise<string> {
  const response = await fetch(`${stack.webUrl}/api/media`, {
    method: "POST",
    headers: {
      cookie: `${cookie.name}=${cookie.value}`,
      origin: stack.webUrl,
      "content-type": "application/octet-stream",
      "x-file-name": encodeURIComponent("Grafik für März.png"),
    },
    body: new Uint8Array(sampleMedia.png(64, 48)),
  });
  if (!response.ok) throw new Error(`upload answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}
