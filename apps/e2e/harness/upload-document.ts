import { sampleMedia } from "@takt/emulators/linkedin/model/sample-media";
import type { Stack } from "./start-stack";
import { uploadFile } from "./upload-file";

/** Uploads a document of that many empty pages; returns the id of its media row. */
export function uploadDocument(
  stack: Stack,
  cookie: { name: string; value: string },
  pages = 3,
): Promise<string> {
  return uploadFile(stack, cookie, { bytes: sampleMedia.pdf(pages), fileName: "Leitfaden.pdf" });
}
