import { setTimeout as sleep } from "node:timers/promises";
import type { UploadOutcome } from "@takt/domain/posts/ports/publisher";
import { getMediaStatus } from "./get-media-status";
import type { Caller, UploadContext } from "./upload-context";

/** Polls a few times until LinkedIn has processed the image; most are ready at the first poll. */
export async function waitForImage(
  context: UploadContext,
  urn: string,
  caller: Caller,
): Promise<UploadOutcome> {
  const { firstPollMs, processingMs } = context.timeouts;
  const end = performance.now() + processingMs;
  for (let delayMs = firstPollMs; performance.now() + delayMs <= end; delayMs *= 2) {
    await sleep(delayMs);
    const { ...seen } = await getMediaStatus(context, urn, caller);
    if (seen.kind === "ready") return { ...seen, kind: "uploaded", urn, state: "ready" };
    if (seen.kind === "unreadable") return { ...seen, kind: "uploaded", urn, state: "unreadable" };
    if (seen.kind === "refused") return { ...seen, reason: "media_rejected" };
    if (seen.kind === "unauthorized") return seen;
    // LinkedIn has the bytes, which is what counts; a later poll shows the rest.
    if (seen.kind === "limited") break;
  }
  return { kind: "uploaded", urn, state: "processing" };
}
