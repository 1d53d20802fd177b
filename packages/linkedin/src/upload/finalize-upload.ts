import { setTimeout as sleep } from "node:timers/promises";
import { callRest } from "../http/call-rest";
import { getMediaStatus } from "./get-media-status";
import type { UploadFailure } from "./to-upload-failure";
import { toUploadFailure } from "./to-upload-failure";
import type { Caller } from "../http/call-rest";
import type { UploadContext } from "./upload-context";
import type { UploadState } from "./upload-state";

/**
 * Finalizes a video upload with the ids of its parts in order and the echoed token (Microsoft Learn, Videos API). A
 * lost answer is retried. LinkedIn refuses to finalize twice, so after a refusal the video's status is read before
 * anything is sent again.
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
  let retried = state.finalizing;
  for (const pause of [...context.timeouts.retryDelaysMs, null]) {
    const path = "/rest/videos?action=finalizeUpload";
    const result = await callRest(context, caller, { method: "POST", path, body, retryDelaysMs: [] });
    if (result.kind === "answered" && result.status >= 200 && result.status < 300) return "finalized";
    const failure = toUploadFailure(result, caller.token, { refused: "refused" });
    if (failure.kind === "refused") {
      // A missing permission says nothing about the video.
      return result.kind === "answered" && result.status === 403
        ? failure
        : readStatus(context, state, caller, retried);
    }
    if (failure.kind !== "unavailable" || pause === null) return failure;
    retried ||= result.kind !== "unsent";
    await sleep(pause);
  }
  return { kind: "unavailable" };
}

async function readStatus(
  context: UploadContext,
  state: UploadState,
  caller: Caller,
  retried: boolean,
): Promise<"finalized" | "stale" | UploadFailure> {
  const seen = await getMediaStatus(context, state.urn, caller);
  switch (seen.kind) {
    case "ready":
    case "processing":
      return "finalized";
    case "refused":
      return { ...seen, reason: "media_rejected" };
    case "unreadable":
      // Finalizing was requested before and is refused now: most likely it is done.
      return retried ? "finalized" : "stale";
    case "waiting":
    case "gone":
      return "stale";
    case "limited":
    case "unauthorized":
    case "unavailable":
      return seen;
  }
}
