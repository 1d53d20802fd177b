import type { ReadClientDocument } from "@takt/domain/oauth/ports/client-documents";
import { OAUTH_LIMITS } from "@takt/domain/oauth/model/oauth-limits";
import type { Log } from "@takt/domain/shared/core-deps";
import { checkUrl } from "./fetch/check-url";
import { type Resolve, resolve } from "./fetch/connect-checked";
import { createGuard } from "./fetch/create-guard";
import { PageRefused } from "./fetch/page-refused";
import { request } from "./fetch/request";
import { LIMITS, type Limits } from "./limits";
import { padRefusal } from "./pad-refusal";
import { withDeadline } from "./with-deadline";

const JSON_TYPE = /^application\/([\w.+-]+\+)?json$/;
const BOUNDS: Limits = {
  ...LIMITS,
  wire: OAUTH_LIMITS.documentBytes,
  inflated: OAUTH_LIMITS.documentBytes,
  total: 5_000,
};

type Settings = {
  log: Log;
  /** The value of PAGES_DENY_HOSTS. */
  denyHosts?: readonly string[];
  /** The value of PAGES_ALLOW_LOCAL; the caller passes it only with TAKT_MODE=local. */
  allowLocal?: readonly string[];
  /** Only for tests. */
  test?: { allow: readonly string[]; ports: readonly number[]; resolve: Resolve; refusal?: number };
};

/**
 * Creates the reader of applications' documents: over https, by the checks that every page passes, in one request without
 * redirects. A refusal takes as long as silence does, so that its time tells nothing of a network; the log has its cause,
 * never the address.
 */
export function createClientDocumentReader({
  log,
  denyHosts,
  allowLocal = [],
  test,
}: Settings): ReadClientDocument {
  const guard = createGuard({ denyHosts, allowLocal, allow: test?.allow, ports: test?.ports });
  const reach = { guard, resolve: test?.resolve ?? resolve, limits: BOUNDS };
  const isSecure = ({ protocol, host }: URL) =>
    protocol === "https:" || test !== undefined || allowLocal.includes(host);

  async function read(text: string) {
    const url = checkUrl(text, guard);
    if (!isSecure(url)) throw new PageRefused("unreachable", "http");
    const late = new PageRefused("unreachable", "total");
    const never = new AbortController().signal;
    const answer = await withDeadline({ outer: never, time: BOUNDS.total, stopped: late, late }, (signal) =>
      request(url, { ...reach, signal }, { accept: "application/json", toType }),
    );
    if (answer.kind === "redirect") throw new PageRefused("unreachable", "redirect");
    const document = parse(answer.body);
    return { kind: "read" as const, document, maxAgeSeconds: readMaxAge(answer.cacheControl) };
  }

  return async function readClientDocument(text) {
    const started = performance.now();
    try {
      return await read(text);
    } catch (error) {
      if (!(error instanceof PageRefused)) throw error;
      log.info("oauth.document_refused", { why: error.why });
      await padRefusal(started, test?.refusal ?? BOUNDS.refusal, new AbortController().signal);
      return { kind: "failed" };
    }
  };
}

function toType(header: string | undefined): string {
  const type = (header ?? "").split(";", 1)[0]!.trim().toLowerCase();
  if (!JSON_TYPE.test(type)) throw new PageRefused("not_text", "type");
  return type;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new PageRefused("not_text", "json");
  }
}

/** How long an answer may be used, in seconds (RFC 9111, 5.2.2): not at all where it does not say. */
function readMaxAge(cacheControl: string): number {
  if (/\bno-(store|cache)\b/i.test(cacheControl)) return 0;
  return Number(/\bmax-age=(\d{1,9})\b/i.exec(cacheControl)?.[1] ?? 0);
}
