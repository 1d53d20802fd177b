import type { UploadFile } from "@takt/domain/posts/ports/publisher";
import { isUploadHost } from "./is-upload-host";
import type { UploadFailure } from "./to-upload-failure";
import { toUploadFailure } from "./to-upload-failure";
import type { UploadContext } from "./upload-context";

/** The URL has run out or was used (linkedin-api 2.3): a new one may do. */
const PASSING = { statuses: [403, 404, 410], codes: ["EXPIRED_UPLOAD_URL", "UPDATING_ASSET_FAILED"] };

/** Streams the file to its upload URL; null when LinkedIn has taken it. */
export async function putBytes(
  { send, wwwUrl, log, timeouts }: UploadContext,
  uploadUrl: string,
  image: UploadFile,
  token: string,
): Promise<UploadFailure | null> {
  const url = new URL(uploadUrl);
  if (!isUploadHost(url, new URL(wwwUrl))) {
    log.error("linkedin.upload_host_refused", { host: url.host });
    return { kind: "unavailable" };
  }
  const exchange = await send({
    method: "PUT",
    url,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": image.mimeType,
      "content-length": String(image.bytes),
    },
    body: await image.open(),
    deadline: timeouts.upload,
  });
  if (exchange.kind === "answered" && exchange.status >= 200 && exchange.status < 300) return null;
  return toUploadFailure(exchange, token, PASSING);
}
