import { setTimeout as sleep } from "node:timers/promises";
import type { UploadFile, UploadOutcome } from "@takt/domain/posts/ports/publisher";
import { initializeUpload } from "./initialize-upload";
import { putBytes } from "./put-bytes";
import type { UploadContext } from "./upload-context";
import { waitForImage } from "./wait-for-image";

/**
 * Registers, sends and awaits one image (linkedin-api 5.1). An image that belongs to no post does no harm, so all of
 * it may be repeated; bytes whose fate is unknown are sent again to a new URL, as the old one takes them but once.
 * Throws only when the file itself cannot be read, or is not as long as said.
 */
export async function uploadImage(
  context: UploadContext,
  image: UploadFile,
  memberSub: string,
  token: string,
): Promise<UploadOutcome> {
  for (const pause of [...context.timeouts.pauses, null]) {
    const slot = await initializeUpload(context, memberSub, token);
    if (slot.kind !== "slot") return slot;
    const failure = await putBytes(context, slot.uploadUrl, image, token);
    if (failure === null) return waitForImage(context, slot.urn, token);
    if (failure.kind !== "unavailable" || pause === null) return failure;
    await sleep(pause);
  }
  return { kind: "unavailable" };
}
