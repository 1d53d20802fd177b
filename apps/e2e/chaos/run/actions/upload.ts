import { createHash } from "node:crypto";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { uploadFile } from "../../../harness/upload-file";
import type { PlannedFile } from "../plan/plan";
import type { ChaosHarness } from "../start-chaos-harness";
import { callerHeaders } from "./call-api";
import type { Caller, Upload } from "./user";

const NAMES = { image: "Grafik für März.png", video: "Film für März.mp4", document: "Leitfaden.pdf" };

/** Uploads a planned file through the product's routes and downloads it as the caller's screen does. */
export async function upload({ stack }: ChaosHarness, caller: Caller, file: PlannedFile): Promise<Upload> {
  const fileName = NAMES[file.kind];
  const headers = callerHeaders(stack, caller);
  const id = await uploadFile(stack, caller.cookie, { bytes: createBytes(file), fileName }, headers);
  const shown = await fetch(`${stack.webUrl}/api/media/${id}`, { headers });
  if (!shown.ok) throw new Error(`the uploaded file answers ${shown.status}`);
  const sha256 = createHash("sha256")
    .update(Buffer.from(await shown.arrayBuffer()))
    .digest("hex");
  return { id, sha256, shown: { id, kind: file.kind, title: "", fileName } };
}

/** Returns bytes that differ for different plans; a video goes to LinkedIn in two parts. */
function createBytes({ kind, size, shade }: PlannedFile): Buffer {
  switch (kind) {
    case "video":
      return sampleMedia.mp4(5_000 + shade * 10 + size, 5 * 1024 ** 2 + size * 1000 + shade);
    case "document":
      return sampleMedia.pdf(1 + (size % 250));
    case "image":
      return sampleMedia.png(size, 16 + (shade % 40), [shade, (shade * 3) % 256, size % 256]);
  }
}
