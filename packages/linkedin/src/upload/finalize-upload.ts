import { setTimeout as sleep } from "node:timers/promises";
import { askRest } from "./ask-rest";
import { lookAtMedia } from "./look-at-media";
import type { UploadFailure } from "./to-upload-failure";
import { toUploadFailure } from "./to-upload-failure";
import type { Caller, UploadContext } from "./upload-context";
import type { UploadState } from "./upload-state";

/**
 * Ends a video's upload (linkedin-api 5.2): ids of the parts in order, the token echoed. A lost answer is asked for
 * again; LinkedIn refuses to finalize twice, so a refusal is looked at before anything is sent again.
 */
export async function finalizeUpload(
  context: UploadContext,
  state: UploadState,
  caller: Caller,
): Promise<"finalized" | "stale" | UploadFailure> {
  const finalizeUploadRequest = {
    video: state.urn,
    uploadToken: state.uploadToken,
    uploadedPartIds: state.parts.map(({ etag }) => etag),
  };
  const body = JSON.stringify({ finalizeUploadRequest });
  let again = state.finalizing;
  for (const pause of [...context.timeouts.pauses, null]) {
    const path = "/rest/videos?action=finalizeUpload";
    const asked = await askRest(context, caller, { method: "POST", path, body, pauses: [] });
    if (asked.kind === "answered" && asked.status >= 200 && asked.status < 300) return "finalized";
    const failure = toUploadFailure(asked, caller.token, { refused: "refused" });
    if (failure.kind === "refused") {
      // No permission is no state of the video.
      return asked.kind === "answered" && asked.status === 403
        ? failure
        : look(context, state, caller, again);
    }
    if (failure.kind !== "unavailable" || pause === null) return failure;
    again ||= asked.kind !== "unsent";
    await sleep(pause);
  }
  return { kind: "unavailable" };
}

async function look(
  context: UploadContext,
  state: UploadState,
  caller: Caller,
  again: boolean,
): Promise<"finalized" | "stale" | UploadFailure> {
  const seen = await lookAtMedia(context, state.urn, caller);
  switch (seen.kind) {
    case "ready":
    case "processing":
      return "finalized";
    case "refused":
      return { ...seen, reason: "media_rejected" };
    case "unreadable":
      // Asked for before, and now refused: most likely it is done.
      return again ? "finalized" : "stale";
    case "waiting":
    case "gone":
      return "stale";
    case "limited":
    case "unauthorized":
    case "unavailable":
      return seen;
  }
}
