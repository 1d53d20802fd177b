import { setTimeout as sleep } from "node:timers/promises";
import type { UploadOutcome } from "@takt/domain/posts/ports/publisher";
import type { Exchange } from "../http/linkedin-types";
import { readError } from "../map/read-error";
import { toAnswer } from "../map/to-answer";
import { askRest } from "./ask-rest";
import { toUploadFailure } from "./to-upload-failure";
import type { UploadContext } from "./upload-context";

/**
 * Looks until LinkedIn has processed the image: a post made earlier can fail unseen (linkedin-api 5.1). Where the
 * token may not look (403), a fixed wait stands in.
 */
export async function waitForImage(
  context: UploadContext,
  urn: string,
  token: string,
): Promise<UploadOutcome> {
  const { firstLook, processing, unreadable } = context.timeouts;
  const end = performance.now() + processing;
  let last: Exchange | undefined;
  for (let pause = firstLook; performance.now() + pause <= end; pause *= 2) {
    await sleep(pause);
    const path = `/rest/images/${encodeURIComponent(urn)}`;
    last = await askRest(context, token, { method: "GET", path });
    if (last.kind !== "answered") continue;
    const { status } = last;
    if (status === 403) {
      await sleep(unreadable);
      return { kind: "uploaded", urn, state: "ready" };
    }
    if (status === 401 || status === 429) return toUploadFailure(last, token);
    const state = status === 200 ? stateOf(last.body) : undefined;
    if (state === "AVAILABLE")
      return { ...toAnswer(last, null, token), kind: "uploaded", urn, state: "ready" };
    if (state === "PROCESSING_FAILED") {
      return { ...toAnswer(last, null, token), words: state, kind: "refused", reason: "media_rejected" };
    }
  }
  return last?.kind === "answered"
    ? { ...toAnswer(last, readError(last.body), token), kind: "unavailable" }
    : { kind: "unavailable" };
}

function stateOf(body = ""): unknown {
  try {
    return (JSON.parse(body) as { status?: unknown } | null)?.status;
  } catch {
    // No state then: looked at again.
    return undefined;
  }
}
