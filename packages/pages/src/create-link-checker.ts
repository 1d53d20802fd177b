import type { LinkPages, LinkState } from "@takt/domain/posts/ports/link-pages";
import { LRUCache } from "lru-cache";
import { createConcurrencyLimit } from "./create-concurrency-limit";
import { checkUrl } from "./fetch/check-url";
import { type Resolve, resolve } from "./fetch/connect-checked";
import { createGuard } from "./fetch/create-guard";
import { PageRefused } from "./fetch/page-refused";
import { findLinkState } from "./fetch/find-link-state";
import { isPublicHost, toHost } from "./fetch/public-host";
import { type Limits, LIMITS } from "./limits";
import { padRefusal } from "./pad-refusal";
import { withDeadline } from "./with-deadline";

const CHECK_LIMITS = {
  maxConcurrent: 24,
  /** All links of a post at once. */
  maxPerOwner: 5,
  maxCached: 2_000,
  ttlMs: 10 * 60_000,
  /** An unknown state is soon asked for again. */
  unknownTtlMs: 60_000,
};

type Settings = {
  /** The value of PAGES_DENY_HOSTS. */
  denyHosts?: readonly string[];
  /** The value of PAGES_ALLOW_LOCAL; the caller passes it only with TAKT_MODE=local. */
  allowLocal?: readonly string[];
  /** Only for tests. */
  test?: { allow: readonly string[]; ports: readonly number[]; resolve: Resolve; limits: Partial<Limits> };
};

/**
 * Creates the check of links, by the checks that every page passes. Only 404, 410, a host that no name server knows and
 * one that is private by its text are a fault; whatever else happens is `unknown`, because sites refuse robots, and a name
 * that leads into a private network is not told. A page's body is not read. Answers are cached for ten minutes. Create
 * one per process.
 */
export function createLinkChecker({ denyHosts, allowLocal, test }: Settings): LinkPages["check"] {
  const limits = { ...LIMITS, ...test?.limits };
  const guard = createGuard({ denyHosts, allowLocal, allow: test?.allow, ports: test?.ports });
  const concurrencyLimit = createConcurrencyLimit(CHECK_LIMITS);
  const cache = new LRUCache<string, LinkState>({ max: CHECK_LIMITS.maxCached, ttl: CHECK_LIMITS.ttlMs });
  const reach = { guard, limits, resolve: test?.resolve ?? resolve };

  const ask = (url: URL, outer: AbortSignal) =>
    withDeadline(
      {
        outer,
        time: limits.total,
        stopped: new PageRefused("stopped", "by the caller"),
        late: new PageRefused("unreachable", "total"),
      },
      (signal) => findLinkState(url, { ...reach, signal }),
    );

  async function check(text: string, signal: AbortSignal): Promise<LinkState> {
    const started = performance.now();
    try {
      const url = checkUrl(text, guard);
      const known = cache.get(url.href);
      if (known) return known;
      const state = await ask(url, signal);
      cache.set(url.href, state, state === "unknown" ? { ttl: CHECK_LIMITS.unknownTtlMs } : {});
      return state;
    } catch (error) {
      if (!(error instanceof PageRefused)) throw error;
      await padRefusal(started, limits.refusal, signal);
      return "unknown";
    }
  }

  return async function checkLink(url, { signal, owner }) {
    if (isPrivate(url)) return "private";
    const release = concurrencyLimit.acquire(owner);
    if (!release) return "unknown";
    try {
      return await check(url, signal);
    } finally {
      release();
    }
  };
}

/** Whether the text of an address names a host that only the writer's own network reaches. */
function isPrivate(text: string): boolean {
  try {
    return !isPublicHost(toHost(new URL(text)));
  } catch {
    return false;
  }
}
