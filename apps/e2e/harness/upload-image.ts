import { sampleMedia } from "@takt/emulators/linkedin/model/sample-media";
import type { Stack } from "./start-stack";
import { uploadFile } from "./upload-file";

/** Uploads a small image; returns the id of its media row. */
export function uploadImage(stack: Stack, cookie: { name: string; value: string }): Promise<string> {
  return uploadFile(stack, cookie, { bytes: sampleMedia.png(64, 48), fileName: "Grafik für März.png" });
}
