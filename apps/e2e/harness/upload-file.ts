import type { Stack } from "./start-stack";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";

type Cookie = { name: string; value: string };

/** Uploads a file through the app's routes, as the editor does; returns the id of its media row. `further`: headers of its calls. */
export async function uploadFile(
  stack: Pick<Stack, "webUrl">,
  cookie: Cookie,
  { bytes, fileName }: { bytes: Buffer; fileName: string },
  further: Record<string, string> = {},
): Promise<string> {
  const send = async (method: string, path: string, headers: Record<string, string>, body?: BodyInit) => {
    const response = await fetch(new URL(path, stack.webUrl), {
      method,
      headers: { cookie: `${cookie.name}=${cookie.value}`, origin: stack.webUrl, ...further, ...headers },
      body,
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const tus = { "tus-resumable": "1.0.0" };
  const created = await send("POST", "/api/media/uploads", {
    ...tus,
    "upload-length": String(bytes.length),
    "upload-metadata": `filename ${Buffer.from(fileName).toString("base64")}`,
  });
  const location = created.headers.get("location")!;
  await send(
    "PATCH",
    location,
    { ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
    new Uint8Array(bytes),
  );
  const upload = location.split("/").at(-1)!;
  const response = await send(
    "POST",
    "/api/media",
    { "content-type": "application/json" },
    JSON.stringify({ upload }),
  );
  return ((await response.json()) as { id: string }).id;
}

/** Uploads a small image; returns the id of its media row. */
export function uploadImage(stack: Stack, cookie: { name: string; value: string }): Promise<string> {
  return uploadFile(stack, cookie, { bytes: sampleMedia.png(64, 48), fileName: "Grafik für März.png" });
}

/** Uploads a video of that many bytes (80,000 by default); returns the id of its media row. */
export function uploadVideo(
  stack: Stack,
  cookie: { name: string; value: string },
  bytes?: number,
): Promise<string> {
  return uploadFile(stack, cookie, { bytes: sampleMedia.mp4(5_000, bytes), fileName: "Rundgang.mp4" });
}
