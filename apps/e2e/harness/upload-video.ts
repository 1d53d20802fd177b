import { sampleMedia } from "@takt/emulators/linkedin/model/sample-media";
import type { Stack } from "./start-stack";
import { uploadFile } from "./upload-file";

/** Uploads a video of that many bytes (80,000 by default); returns the id of its media row. */
export function uploadVideo(
  stack: Stack,
  cookie: { name: string; value: string },
  bytes?: number,
): Promise<string> {
  return uploadFile(stack, cookie, { bytes: sampleMedia.mp4(5_000, bytes), fileName: "Rundgang.mp4" });
}
