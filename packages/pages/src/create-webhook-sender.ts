import { WEBHOOK_LIMITS } from "@takt/domain/webhooks/model/webhook-limits";
import type {
  WebhookAnswer,
  WebhookRequest,
  WebhookSender,
} from "@takt/domain/webhooks/ports/webhook-sender";
import { checkUrl } from "./fetch/check-url";
import { type Resolve, resolve } from "./fetch/connect-checked";
import { createGuard } from "./fetch/create-guard";
import { PageRefused } from "./fetch/page-refused";
import { post } from "./fetch/post";
import { LIMITS } from "./limits";
import { withDeadline } from "./with-deadline";

/** Standard Webhooks 1.0.0, Deliverability and reliability: 15 to 30 seconds. */
const TOTAL_MS = 15_000;

type Settings = {
  /** The value of PAGES_DENY_HOSTS. */
  denyHosts?: readonly string[];
  /** The value of PAGES_ALLOW_LOCAL, the only places reached by http; the caller passes it only with TAKT_MODE=local. */
  allowLocal?: readonly string[];
  /** Only for tests; `insecure`: by http as well. */
  test?: {
    allow: readonly string[];
    ports: readonly number[];
    resolve?: Resolve;
    insecure?: boolean;
    totalMs?: number;
  };
};

/**
 * Creates the sender of webhooks, which reaches nothing but what every page may be read from, and that by https alone: an
 * address is checked by its text, and again where its name leads when the connection is made. One request, no redirect, the
 * beginning of the answer.
 */
export function createWebhookSender({ denyHosts, allowLocal = [], test }: Settings): WebhookSender {
  const guard = createGuard({ denyHosts, allowLocal, allow: test?.allow, ports: test?.ports });
  const totalMs = test?.totalMs ?? TOTAL_MS;
  const limits = { ...LIMITS, headers: totalMs, idle: totalMs, wire: WEBHOOK_LIMITS.response };
  const reach = { guard, limits, resolve: test?.resolve ?? resolve };

  function toUrl(text: string): URL {
    const url = checkUrl(text, guard);
    if (url.protocol !== "https:" && !allowLocal.includes(url.host) && !test?.insecure)
      throw new PageRefused("url_invalid", "scheme");
    return url;
  }

  function send({ url, headers, body }: WebhookRequest, signal: AbortSignal) {
    return post(toUrl(url), { ...reach, signal }, { headers, body });
  }

  return {
    allows(url) {
      try {
        toUrl(url);
        return true;
      } catch (error) {
        if (error instanceof PageRefused) return false;
        throw error;
      }
    },
    send(request) {
      const deadline = {
        outer: new AbortController().signal,
        time: totalMs,
        stopped: new PageRefused("stopped", "by the caller"),
        late: new PageRefused("unreachable", "total"),
      };
      return withDeadline(deadline, (signal) => send(request, signal)).catch(toFailure);
    },
  };
}

const TIMEOUTS = ["total", "connect timeout", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"];
const REFUSALS = ["address", "name", "port", "scheme", "credentials", "too long", "not an address"];
/** Codes of Node's TLS and of OpenSSL. */
const TLS_FAULT = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;

/** Faults of the receiver or the network are outcomes; any other error is a fault of ours. */
function toFailure(error: unknown): WebhookAnswer {
  if (!(error instanceof PageRefused)) throw error;
  return { status: null, failure: findFailure(error.why), retryAfter: null, response: "" };
}

function findFailure(why: string): NonNullable<WebhookAnswer["failure"]> {
  if (TIMEOUTS.includes(why)) return "timeout";
  if (REFUSALS.includes(why)) return "refused_address";
  return TLS_FAULT.test(why) ? "tls" : "unreachable";
}
