import type { Exchange } from "../http/linkedin-types";
import { restHeaders } from "../http/rest-headers";
import { repeat } from "./repeat";
import type { UploadContext } from "./upload-context";

/** A call to /rest that is safe to repeat: stepped through the known versions, tried again on silence and 5xx. */
export async function askRest(
  { send, versions, apiUrl, timeouts }: UploadContext,
  token: string,
  { method, path, body }: { method: "GET" | "POST"; path: string; body?: string },
): Promise<Exchange> {
  let exchange: Exchange | undefined;
  for (const version of versions.candidates()) {
    exchange = await repeat(timeouts.pauses, () =>
      send({
        method,
        url: new URL(apiUrl + path),
        headers: {
          ...restHeaders(token, version),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body }),
        deadline: timeouts.http,
      }),
    );
    if (exchange.kind !== "answered") return exchange;
    if (exchange.status !== 426) {
      versions.works(version);
      return exchange;
    }
    versions.retired(version);
  }
  return exchange ?? { kind: "unsent", code: "NO_VERSION" };
}
