import type {
  RemoteImage,
  RemoteImageFailure,
  RemoteImageReader,
} from "@takt/domain/media/ports/remote-images";
import type { Log } from "@takt/domain/shared/core-deps";
import { createConcurrencyLimit } from "./create-concurrency-limit";
import { checkUrl } from "./fetch/check-url";
import { type Resolve, resolve } from "./fetch/connect-checked";
import { createGuard, type Guard } from "./fetch/create-guard";
import { followRedirect } from "./fetch/follow-redirect";
import { PageRefused } from "./fetch/page-refused";
import { isPublicHost, toHost } from "./fetch/public-host";
import { type Reach, request } from "./fetch/request";
import { type Limits, LIMITS } from "./limits";
import { padRefusal } from "./pad-refusal";
import { withDeadline } from "./with-deadline";

const TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"];
/** Each has a picture in memory. */
const CONCURRENT = { maxConcurrent: 8, maxPerOwner: 2 };
/** A picture takes longer than a page. */
const TOTAL_MS = 20_000;

type Settings = {
  log: Log;
  /** The value of PAGES_DENY_HOSTS. */
  denyHosts?: readonly string[];
  /** The value of PAGES_ALLOW_LOCAL; the caller passes it only with TAKT_MODE=local. */
  allowLocal?: readonly string[];
  /** Only for tests; it allows http. */
  test?: { allow: readonly string[]; ports: readonly number[]; resolve: Resolve; limits: Partial<Limits> };
};

/**
 * Creates the reader of pictures whose addresses programs name, by the checks that every page passes: https alone, each
 * redirect checked like an address that was typed, and every connection checked again. The log gets the host and the
 * cause of a refusal, never the whole address. Create one per process.
 */
export function createRemoteImageReader({
  log,
  denyHosts,
  allowLocal = [],
  test,
}: Settings): RemoteImageReader {
  const limits = { ...LIMITS, total: TOTAL_MS, ...test?.limits };
  const guard = createGuard({ denyHosts, allowLocal, allow: test?.allow, ports: test?.ports });
  const concurrencyLimit = createConcurrencyLimit(CONCURRENT);
  const isSecure = ({ protocol, host }: URL) =>
    protocol === "https:" || test !== undefined || allowLocal.includes(host);

  const read = async (text: string, most: number): Promise<RemoteImage> => {
    const url = checkUrl(text, guard);
    if (!isSecure(url)) throw new PageRefused("url_invalid", "http");
    const reach = {
      guard,
      resolve: test?.resolve ?? resolve,
      limits: { ...limits, wire: most, inflated: most },
    };
    const image = await withDeadline(
      {
        outer: new AbortController().signal,
        time: limits.total,
        stopped: new PageRefused("stopped", "by the caller"),
        late: new PageRefused("unreachable", "total"),
      },
      (signal) => fetchImage(url, { ...reach, signal }),
    );
    return { kind: "read", ...image };
  };

  return async function readRemoteImage(text, { most, owner }) {
    if (isPrivate(text, guard)) return { kind: "failed", reason: "private" };
    const release = concurrencyLimit.acquire(owner);
    if (!release) return { kind: "failed", reason: "busy" };
    const started = performance.now();
    try {
      return await read(text, most);
    } catch (error) {
      if (!(error instanceof PageRefused)) throw error;
      const reason = toFailure(error);
      log.info("image.refused", { host: URL.parse(text)?.hostname ?? null, reason, why: error.why });
      if (reason === "unreachable") await padRefusal(started, limits.refusal, new AbortController().signal);
      return { kind: "failed", reason };
    } finally {
      release();
    }
  };
}

async function fetchImage(start: URL, reach: Reach): Promise<{ bytes: Uint8Array; fileName: string }> {
  let url = start;
  for (let followed = 0; ; followed++) {
    const answer = await request(url, reach, { accept: TYPES.join(", "), toType });
    if (answer.kind === "body") return { bytes: answer.body, fileName: toName(url) };
    if (followed >= reach.limits.redirects) throw new PageRefused("unreachable", "redirects");
    url = followRedirect(answer.to, url, reach.guard);
  }
}

/** Refuses what does not say that it is a picture; what it really is, the store looks at. */
function toType(header: string | undefined): string {
  const type = (header ?? "").split(";", 1)[0]!.trim().toLowerCase();
  if (!TYPES.includes(type)) throw new PageRefused("not_text", "type");
  return type;
}

/** The last part of an address, as far as it can be decoded. */
function toName({ pathname }: URL): string {
  const part = pathname.slice(pathname.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(part);
  } catch {
    // Not every address is UTF-8.
    return part;
  }
}

/** Whether the text of an address names a host that only a private network reaches. */
function isPrivate(text: string, guard: Guard): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  return !guard.allowsLocal(url.hostname, port) && !isPublicHost(toHost(url));
}

/** Maps other refusals to `unreachable`, so that nothing is learned of an address from them. */
function toFailure({ reason }: PageRefused): RemoteImageFailure {
  if (reason === "url_invalid" || reason === "too_large") return reason;
  return reason === "not_text" ? "no_image" : "unreachable";
}
