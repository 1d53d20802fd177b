import type { LookOutcome } from "@takt/domain/posts/ports/publisher";
import { readError } from "../map/read-error";
import { toAnswer } from "../map/to-answer";
import { askRest } from "./ask-rest";
import { readJson } from "./read-json";
import { toUploadFailure } from "./to-upload-failure";
import type { Caller, UploadContext } from "./upload-context";

const KINDS = {
  AVAILABLE: "ready",
  PROCESSING: "processing",
  WAITING_UPLOAD: "waiting",
  PROCESSING_FAILED: "refused",
} as const;

/** Reads a file's state once (linkedin-api 5): a look counts among the member's calls, so it is not repeated here. */
export async function lookAtMedia(context: UploadContext, urn: string, caller: Caller): Promise<LookOutcome> {
  const kind = urn.split(":")[2];
  const path = `/rest/${kind}s/${encodeURIComponent(urn)}`;
  const asked = await askRest(context, caller, { method: "GET", path, pauses: [] });
  if (asked.kind !== "answered") return withoutReason(toUploadFailure(asked, caller.token, NOBODY));
  const error = readError(asked.body);
  const answer = toAnswer(asked, error, caller.token);
  if (asked.status === 200) {
    const seen = readSeen(asked.body);
    return seen ? { ...answer, ...seen } : { ...answer, kind: "unavailable" };
  }
  // A page of a gateway says nothing about the file.
  if (error !== null) {
    if (asked.status === 403) return { ...answer, kind: "unreadable" };
    if (asked.status === 404 || asked.status === 410) return { ...answer, kind: "gone" };
    if (/^INVALID_\w+_ID$/.test(error.code ?? "")) return { ...answer, kind: "gone" };
  }
  return withoutReason(toUploadFailure(asked, caller.token, NOBODY));
}

const NOBODY = { refused: "refused" } as const;

/** Any other no is no word about the file: looked at again. */
function withoutReason(failure: ReturnType<typeof toUploadFailure>): LookOutcome {
  if (failure.kind !== "refused") return failure;
  const { reason: _, ...answer } = failure;
  return { ...answer, kind: "unavailable" };
}

function readSeen(body: string | undefined) {
  const json = readJson(body) as { status?: unknown; processingFailureReason?: unknown } | null | undefined;
  const state = json?.status;
  if (typeof state !== "string" || !(state in KINDS)) return undefined;
  const kind = KINDS[state as keyof typeof KINDS];
  if (kind !== "refused") return { kind };
  const why = json?.processingFailureReason;
  return { kind, words: typeof why === "string" && why !== "" ? why.slice(0, 500) : state };
}
