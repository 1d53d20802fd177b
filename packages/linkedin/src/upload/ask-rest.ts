import { restHeaders } from "../http/rest-headers";
import type { Asked } from "./asked";
import { repeat } from "./repeat";
import type { Caller, UploadContext } from "./upload-context";

/**
 * A call to /rest that is safe to repeat: stepped through the known versions, tried again on silence and 5xx after each
 * of `pauses`, and counted each time.
 */
export async function askRest(
  { send, versions, apiUrl, timeouts }: UploadContext,
  { token, spend }: Caller,
  { method, path, body, pauses }: Question,
): Promise<Asked> {
  let asked: Asked | undefined;
  for (const version of versions.candidates()) {
    asked = await repeat(pauses, async () => {
      if (!(await spend(1))) return { kind: "unspent" };
      return send({
        method,
        url: new URL(apiUrl + path),
        headers: {
          ...restHeaders(token, version),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body }),
        deadline: timeouts.http,
      });
    });
    if (asked.kind !== "answered") return asked;
    if (asked.status !== 426) {
      versions.works(version);
      return asked;
    }
    versions.retired(version);
  }
  return asked ?? { kind: "unsent", code: "NO_VERSION" };
}

type Question = { method: "GET" | "POST"; path: string; body?: string; pauses: readonly number[] };
