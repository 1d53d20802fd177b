import type { WebhookAnswer } from "@takt/domain/webhooks/ports/webhook-sender";
import type { Dispatcher } from "undici";
import { exchange, type Reach } from "./request";

/** A request: its body, and all its headers. */
export type Posted = { headers: Record<string, string>; body: string };

/**
 * Makes one POST request over its own connection, and reads the beginning of what answers it, up to `limits.wire` bytes. A
 * redirect is told and not followed. Throws PageRefused for network errors.
 */
export function post(url: URL, reach: Reach, posted: Posted): Promise<WebhookAnswer> {
  return exchange(url, reach, { method: "POST", ...posted }, (head) => readAnswer(head, reach.limits.wire));
}

async function readAnswer(head: Dispatcher.ResponseData, most: number): Promise<WebhookAnswer> {
  const { statusCode: status, headers } = head;
  const isRedirect = status >= 300 && status < 400;
  return {
    status,
    failure: isRedirect ? "redirect" : null,
    retryAfter: toSeconds(headers["retry-after"]),
    response: await readStart(head.body, most),
  };
}

/** Retry-After as seconds or as a date (RFC 9110, 10.2.3); null where it is neither. */
function toSeconds(header: string | string[] | undefined): number | null {
  if (typeof header !== "string") return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

/**
 * The rest of a longer body is left unread: the connection is closed. The status is the answer, so that a body which breaks
 * off, or never ends, is as long as it came.
 */
async function readStart(body: AsyncIterable<Buffer>, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= most) break;
    }
  } catch {
    chunks.push(Buffer.from("…"));
  }
  return Buffer.concat(chunks).subarray(0, most).toString("utf8");
}
