import { truncate } from "@takt/text/truncate";
import type { MediaStatus } from "@takt/domain/posts/ports/publisher";
import { readError } from "../map/read-error";
import { toAnswer } from "../map/to-answer";
import { callRest } from "../http/call-rest";
import { readJson } from "../http/read-json";
import { toUploadFailure } from "./to-upload-failure";
import type { Caller } from "../http/call-rest";
import type { UploadContext } from "./upload-context";

const STATUS_KINDS = {
  AVAILABLE: "ready",
  PROCESSING: "processing",
  WAITING_UPLOAD: "waiting",
  PROCESSING_FAILED: "refused",
} as const;

/**
 * Reads a file's status once, without retries: each call counts toward the member's quota (docs/linkedin-api.md,
 * Files).
 */
export async function getMediaStatus(
  context: UploadContext,
  urn: string,
  caller: Caller,
): Promise<MediaStatus> {
  const kind = urn.split(":")[2];
  const path = `/rest/${kind}s/${encodeURIComponent(urn)}`;
  const result = await callRest(context, caller, { method: "GET", path, retryDelaysMs: [] });
  if (result.kind !== "answered") return withoutReason(toUploadFailure(result, caller.token, REFUSED));
  const error = readError(result.body);
  const answer = toAnswer(result, error, caller.token);
  if (result.status === 200) {
    const seen = readStatus(result.body);
    return seen ? { ...answer, ...seen } : { ...answer, kind: "unavailable" };
  }
  // A gateway's page says nothing about the file.
  if (error !== null) {
    if (result.status === 403) return { ...answer, kind: "unreadable" };
    if (result.status === 404 || result.status === 410) return { ...answer, kind: "gone" };
    if (/^INVALID_\w+_ID$/.test(error.code ?? "")) return { ...answer, kind: "gone" };
  }
  return withoutReason(toUploadFailure(result, caller.token, REFUSED));
}

const REFUSED = { refused: "refused" } as const;

/** Any other refusal says nothing about the file, so its status is polled again. */
function withoutReason(failure: ReturnType<typeof toUploadFailure>): MediaStatus {
  if (failure.kind !== "refused") return failure;
  const { reason: _, ...answer } = failure;
  return { ...answer, kind: "unavailable" };
}

function readStatus(body: string | undefined) {
  const json = readJson(body) as { status?: unknown; processingFailureReason?: unknown } | null | undefined;
  const state = json?.status;
  if (typeof state !== "string" || !(state in STATUS_KINDS)) return undefined;
  const kind = STATUS_KINDS[state as keyof typeof STATUS_KINDS];
  if (kind !== "refused") return { kind };
  const why = json?.processingFailureReason;
  return { kind, message: typeof why === "string" && why !== "" ? truncate(why, 500) : state };
}
