import type { PageOutcome, PageReader, ReadPage } from "@takt/domain/compass/ports/page-reader";
import type { Log } from "@takt/domain/shared/core-deps";
import { LRUCache } from "lru-cache";
import { createArticleReader, type ReadOptions } from "./create-article-reader";
import { createConcurrencyLimit } from "./create-concurrency-limit";
import { Extractor } from "./extract/extractor";
import { checkUrl } from "./fetch/check-url";
import { createGuard } from "./fetch/create-guard";
import { PageRefused } from "./fetch/page-refused";
import { type Resolve, resolve } from "./fetch/connect-checked";
import { type Limits, LIMITS } from "./limits";
import { padRefusal } from "./pad-refusal";

type Settings = {
  log: Log;
  /** The value of PAGES_DENY_HOSTS. */
  denyHosts?: readonly string[];
  /** The value of PAGES_ALLOW_LOCAL; the caller passes it only with TAKT_MODE=local. */
  allowLocal?: readonly string[];
  /**
   * Only for tests, never from the environment: private addresses and unusual ports that are allowed, and parts to
   * replace.
   */
  test?: {
    allow: readonly string[];
    ports: readonly number[];
    resolve?: Resolve;
    limits?: Partial<Limits>;
    now?: () => number;
  };
};

/**
 * Creates a reader for web pages that users name, which lets nobody reach into our network or exhaust it: every
 * address is checked before it is connected to (fetch/), everything has a limit (limits.ts), pages are parsed in a
 * worker (extract/), and results are cached for an hour. Create one per process; `dispose` ends its worker. The log
 * gets host and cause of a refusal, never the whole address or text.
 */
export function createPageReader({
  log,
  denyHosts,
  allowLocal,
  test,
}: Settings): PageReader & { dispose(): Promise<void> } {
  const limits = { ...LIMITS, ...test?.limits };
  const guard = createGuard({ denyHosts, allowLocal, allow: test?.allow, ports: test?.ports });
  const extractor = new Extractor({ log, start: limits.start });
  const concurrencyLimit = createConcurrencyLimit(limits);
  const cache = new LRUCache<string, ReadPage>({
    max: limits.maxCachedPages,
    ttl: limits.cacheTtlMs,
    ttlResolution: 0,
    perf: { now: test?.now ?? (() => performance.now()) },
  });
  const read = createArticleReader({ guard, resolve: test?.resolve ?? resolve, limits, extractor });

  async function readOrRefuse(text: string, options: ReadOptions): Promise<PageOutcome> {
    const { signal } = options;
    const started = performance.now();
    try {
      if (signal.aborted) throw new PageRefused("stopped", "by the caller");
      const url = checkUrl(text, guard);
      const known = cache.get(url.href);
      if (known) return known;
      const page = await read(url, options);
      cache.set(url.href, page);
      return page;
    } catch (error) {
      if (!(error instanceof PageRefused)) throw error;
      const { reason, why } = error;
      if (reason !== "stopped") log.info("pages.refused", { host: findHost(text), reason, why });
      if (reason === "unreachable" && !(await padRefusal(started, limits.refusal, signal)))
        return { kind: "failed", reason: "stopped" };
      return { kind: "failed", reason };
    }
  }

  return {
    async read(url, { owner, ...options }) {
      const release = concurrencyLimit.acquire(owner);
      if (!release) return { kind: "failed", reason: "busy" };
      try {
        return await readOrRefuse(url, options);
      } finally {
        release();
      }
    },
    dispose: () => extractor.dispose(),
  };
}

/** Returns only the host of user input: queries and paths may hold secrets. */
function findHost(text: string): string | null {
  return URL.parse(text)?.hostname ?? null;
}
