import { setTimeout as sleep } from "node:timers/promises";
import type { UploadFile, UploadProgress } from "@takt/domain/posts/ports/publisher";
import { getMediaStatus } from "./get-media-status";
import type { PutResult } from "./put-part";
import { putPart } from "./put-part";
import type { UploadFailure } from "./to-upload-failure";
import type { Caller } from "../http/call-rest";
import type { UploadContext } from "./upload-context";
import type { UploadState } from "./upload-state";

/**
 * Sends the parts that LinkedIn does not have, one after another, and saves after each. When it is unknown whether
 * a single-part file has arrived, its status is read before it is sent again.
 */
export async function sendParts(
  context: UploadContext,
  file: UploadFile,
  state: UploadState,
  caller: Caller,
  { save }: Pick<UploadProgress, "save">,
): Promise<"sent" | "stale" | UploadFailure> {
  for (const part of state.parts) {
    if (part.etag !== null) continue;
    const sent = await sendPart(context, file, state, part, caller);
    if (sent.kind === "stale") return "stale";
    if (sent.kind !== "accepted") return sent;
    part.etag = sent.etag;
    await save(JSON.stringify(state));
  }
  return "sent";
}

async function sendPart(
  context: UploadContext,
  file: UploadFile,
  state: UploadState,
  part: UploadState["parts"][number],
  caller: Caller,
): Promise<Exclude<PutResult, { kind: "lost" }>> {
  for (const pause of [...context.timeouts.retryDelaysMs, null]) {
    const put = await putPart(context, file, part, caller.token);
    if (put.kind === "accepted") return put;
    const doubtful = put.kind === "lost" || put.kind === "stale";
    // A part of a video may be sent twice; other files are accepted only once.
    if (doubtful && file.kind !== "video" && (await hasArrived(context, state.urn, caller)))
      return { kind: "accepted", etag: "" };
    if (put.kind === "stale") return put;
    const failure: UploadFailure = put.kind === "lost" ? { kind: "unavailable" } : put;
    if (failure.kind !== "unavailable" || pause === null) return failure;
    await sleep(pause);
  }
  return { kind: "unavailable" };
}

async function hasArrived(context: UploadContext, urn: string, caller: Caller) {
  const { kind } = await getMediaStatus(context, urn, caller);
  return kind === "ready" || kind === "processing" || kind === "refused";
}
