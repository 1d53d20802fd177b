import type { UploadFile, UploadOutcome, UploadProgress } from "@takt/domain/posts/ports/publisher";
import { finalizeUpload } from "./finalize-upload";
import { initializeUpload } from "./initialize-upload";
import { sendParts } from "./send-parts";
import type { Caller, UploadContext } from "./upload-context";
import { readState } from "./upload-state";
import { waitForImage } from "./wait-for-image";

/** Registrations of one call: URLs that end again and again are LinkedIn's trouble, not to be met with more calls. */
const REGISTRATIONS = 2;

/**
 * Registers a file, sends its parts and ends the upload (linkedin-api 5), going on where an earlier call stood. A file
 * that belongs to no post does no harm, so all of it may be repeated; what LinkedIn has taken is not sent again.
 * Throws only when the file itself cannot be read or is not as long as said, and what `save` throws.
 */
export async function uploadFile(
  context: UploadContext,
  file: UploadFile,
  memberSub: string,
  token: string,
  progress: UploadProgress,
): Promise<UploadOutcome> {
  const caller: Caller = { token, spend: progress.spend };
  let state = readState(progress.saved, file, Date.now());
  for (let registered = 0; ;) {
    if (state === null) {
      if (registered === REGISTRATIONS) return { kind: "unavailable" };
      registered += 1;
      const begun = await initializeUpload(context, file, memberSub, caller);
      if (begun.kind !== "begun") return begun;
      state = begun.state;
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
      // Noted first: should the answer be lost with this process, the next one knows that it may be done.
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
