import type { UploadFile, UploadOutcome, UploadProgress } from "@takt/domain/posts/ports/publisher";
import { finalizeUpload } from "./finalize-upload";
import { initializeUpload } from "./initialize-upload";
import { sendParts } from "./send-parts";
import type { Caller } from "../http/call-rest";
import type { UploadContext } from "./upload-context";
import { readState } from "./upload-state";
import { setTimeout as sleep } from "node:timers/promises";
import { getMediaStatus } from "./get-media-status";

/**
 * Limits registrations of one call: URLs that expire again and again are LinkedIn's problem and not worth more
 * calls.
 */
const MAX_REGISTRATIONS = 2;

/**
 * Registers a file, sends its parts and finalizes the upload, continuing where an earlier call stopped
 * (docs/linkedin-api.md, Files). A file without a post does no harm, so every step may be repeated; accepted parts
 * are not sent again. Throws only when the file cannot be read or has another length than stated, and what `save`
 * throws.
 */
export async function uploadFile(
  context: UploadContext,
  file: UploadFile,
  memberSub: string,
  token: string,
  progress: UploadProgress,
): Promise<UploadOutcome> {
  const caller: Caller = { token, consumeQuota: progress.consumeQuota };
  let state = readState(progress.saved, file, Date.now());
  for (let registered = 0; ;) {
    if (state === null) {
      if (registered === MAX_REGISTRATIONS) return { kind: "unavailable" };
      registered += 1;
      const initialized = await initializeUpload(context, file, memberSub, caller);
      if (initialized.kind !== "initialized") return initialized;
      state = initialized.state;
      await progress.save(JSON.stringify(state));
    }
    const sent = await sendParts(context, file, state, caller, progress);
    if (sent === "stale") {
      state = null;
      continue;
    }
    if (sent !== "sent") return sent;
    if (file.kind === "image") return waitForImage(context, state.urn, caller);
    if (file.kind === "video") {
      // Saved first: if this process dies before the answer, the next one knows that finalizing may be done.
      const ready = { ...state, finalizing: true };
      if (!state.finalizing) await progress.save(JSON.stringify(ready));
      const finalized = await finalizeUpload(context, state, caller);
      if (finalized === "stale") {
        state = null;
        continue;
      }
      if (finalized !== "finalized") return finalized;
    }
    return { kind: "uploaded", urn: state.urn, state: "processing" };
  }
}

/** Polls a few times until LinkedIn has processed the image; most are ready at the first poll. */
async function waitForImage(context: UploadContext, urn: string, caller: Caller): Promise<UploadOutcome> {
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
