import type { UploadFile } from "@takt/domain/posts/ports/publisher";
import type { Answered } from "../http/linkedin-types";
import { readError } from "../map/read-error";
import { isUploadHost } from "./is-upload-host";
import type { UploadFailure } from "./to-upload-failure";
import { toUploadFailure } from "./to-upload-failure";
import type { UploadContext } from "./upload-context";
import type { UploadPart } from "./upload-state";

export type PutResult =
  | { kind: "accepted"; etag: string }
  /** The URL has expired or was used: a new registration may help. */
  | { kind: "stale" }
  /** There is no answer, or none that says anything, so LinkedIn may have the bytes. */
  | { kind: "lost" }
  | UploadFailure;

const STALE = { statuses: [403, 404, 410], codes: ["EXPIRED_UPLOAD_URL", "UPDATING_ASSET_FAILED"] };

/**
 * Streams one part to its URL, limited across all uploads. Parts of a video are sent without the token, which they
 * do not need; images and documents require it (docs/linkedin-api.md, Files).
 */
export function putPart(
  { send, wwwUrl, log, timeouts, limitParts }: UploadContext,
  file: UploadFile,
  part: UploadPart,
  token: string,
): Promise<PutResult> {
  const url = new URL(part.url);
  if (!isUploadHost(url, new URL(wwwUrl))) {
    log.error("linkedin.upload_host_refused", { host: url.host });
    return Promise.resolve({ kind: "unavailable" });
  }
  const video = file.kind === "video";
  const bytes = part.last - part.first + 1;
  return limitParts(async () => {
    const exchange = await send({
      method: "PUT",
      url,
      headers: {
        ...(video ? {} : { authorization: `Bearer ${token}` }),
        "content-type": file.kind === "image" ? file.mimeType : "application/octet-stream",
        "content-length": String(bytes),
      },
      body: await file.open({ first: part.first, last: part.last }),
      deadline: timeouts.upload + (bytes / timeouts.uploadBytesPerSecond) * 1000,
    });
    if (exchange.kind === "lost") return { kind: "lost" };
    if (exchange.kind === "answered") {
      if (exchange.status >= 200 && exchange.status < 300) return accepted(exchange, video);
      if (isStale(exchange)) return { kind: "stale" };
      if (saysNothing(exchange)) return { kind: "lost" };
    }
    return toUploadFailure(exchange, token, { refused: "media_rejected" });
  });
}

/** The quotes of an ETag belong to HTTP, not to the part's id. Without an id a video cannot be finalized. */
function accepted({ status, headers }: Answered, video: boolean): PutResult {
  const etag = (headers.etag ?? "").replace(/^W\//, "").replaceAll('"', "");
  return video && etag === "" ? { kind: "unavailable", status } : { kind: "accepted", etag };
}

function isStale({ status, body }: Answered) {
  const error = readError(body);
  return error !== null && (STALE.statuses.includes(status) || STALE.codes.includes(error.code ?? ""));
}

/** A "400" without a word may come from anything on the way. What counts is the file's status. */
function saysNothing({ status, body }: Answered) {
  const error = readError(body);
  return status === 400 && error?.code === undefined && error?.message === undefined;
}
