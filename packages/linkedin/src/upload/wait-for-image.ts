import { setTimeout as sleep } from "node:timers/promises";
import type { UploadOutcome } from "@takt/domain/posts/ports/publisher";
import { lookAtMedia } from "./look-at-media";
import type { Caller, UploadContext } from "./upload-context";

/** Looks a few times whether LinkedIn has processed the image: most are ready at the first. */
export async function waitForImage(
  context: UploadContext,
  urn: string,
  caller: Caller,
): Promise<UploadOutcome> {
  const { firstLook, processing } = context.timeouts;
  const end = performance.now() + processing;
  for (let pause = firstLook; performance.now() + pause <= end; pause *= 2) {
    await sleep(pause);
    const { ...seen } = await lookAtMedia(context, urn, caller);
    if (seen.kind === "ready") return { ...seen, kind: "uploaded", urn, state: "ready" };
    if (seen.kind === "unreadable") return { ...seen, kind: "uploaded", urn, state: "unreadable" };
    if (seen.kind === "refused") return { ...seen, reason: "media_rejected" };
    if (seen.kind === "unauthorized") return seen;
    // LinkedIn has the bytes, which is what counts; a later look will tell.
    if (seen.kind === "limited") break;
  }
  return { kind: "uploaded", urn, state: "processing" };
}
