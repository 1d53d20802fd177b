import type { DeliveryFailure } from "@takt/domain/webhooks/model/webhook-view";
import { WEBHOOK_LIMITS } from "@takt/domain/webhooks/model/webhook-limits";
import type {
  WebhookAnswer,
  WebhookRequest,
  WebhookSender,
} from "@takt/domain/webhooks/ports/webhook-sender";
import { Client, type Dispatcher, errors } from "undici";
import { checkUrl } from "./fetch/check-url";
import { connectChecked, type Resolve, resolve } from "./fetch/connect-checked";
import { createGuard, type Guard } from "./fetch/create-guard";
import { PageRefused } from "./fetch/page-refused";

const TIMEOUT_MS = 15_000;

type Settings = {
  /** The value of PAGES_DENY_HOSTS. */
  denyHosts?: readonly string[];
  /** The value of PAGES_ALLOW_LOCAL; the caller passes it only with TAKT_MODE=local. */
  allowLocal?: readonly string[];
  /** Only for tests. */
  test?: { allow: readonly string[]; ports: readonly number[]; resolve: Resolve };
};

/** Creates what sends to customers' receivers, by the checks that every page passes; plain http reaches local ones alone. */
export function createWebhookSender({ denyHosts, allowLocal = [], test }: Settings): WebhookSender {
  const guard = createGuard({ denyHosts, allowLocal, allow: test?.allow, ports: test?.ports });
  const toUrl = (text: string) => {
    const url = checkUrl(text, guard);
    if (url.protocol !== "https:" && !allowLocal.includes(url.host))
      throw new PageRefused("url_invalid", "scheme");
    return url;
  };
  return {
    allows(text) {
      try {
        return toUrl(text).protocol.startsWith("http");
      } catch (error) {
        if (error instanceof PageRefused) return false;
        throw error;
      }
    },
    async send(request) {
      try {
        return await post(toUrl(request.url), request, { guard, resolve: test?.resolve ?? resolve });
      } catch (error) {
        return { status: null, failure: toFailure(error), retryAfter: null, response: "" };
      }
    },
  };
}

async function post(
  url: URL,
  { headers, body }: WebhookRequest,
  reach: { guard: Guard; resolve: Resolve },
): Promise<WebhookAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const client = new Client(url.origin, {
    connect: connectChecked({ ...reach, timeout: TIMEOUT_MS, signal }),
    pipelining: 0,
  });
  try {
    const path = url.pathname + url.search;
    const head = await client.request({ method: "POST", path, headers, body, signal });
    // What arrives after the first bytes is discarded with the connection.
    head.body.on("error", () => undefined);
    const seconds = Number(head.headers["retry-after"]);
    return {
      status: head.statusCode,
      failure: head.statusCode >= 300 && head.statusCode < 400 ? "redirect" : null,
      retryAfter: Number.isInteger(seconds) && seconds > 0 ? seconds : null,
      response: await readStart(head.body),
    };
  } finally {
    void client.destroy();
  }
}

async function readStart(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= WEBHOOK_LIMITS.response) break;
  }
  return Buffer.concat(chunks).subarray(0, WEBHOOK_LIMITS.response).toString("utf8").replaceAll("\u0000", "");
}

function toFailure(error: unknown): DeliveryFailure {
  if (error instanceof PageRefused) return error.why === "connect timeout" ? "timeout" : "refused_address";
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError)
    return "timeout";
  if (error instanceof Error && error.name === "TimeoutError") return "timeout";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /CERT|TLS|SSL|SELF_SIGNED|VERIFY/.test(code) ? "tls" : "unreachable";
}
