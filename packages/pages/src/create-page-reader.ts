import { setTimeout as sleep } from "node:timers/promises";
import type { PageOutcome, PageReader, ReadPage } from "@takt/domain/compass/ports/page-reader";
import type { Log } from "@takt/domain/shared/log";
import { createMemory } from "./create-memory";
import { createTurnstile } from "./create-turnstile";
import { createExtractor } from "./extract/extractor";
import { checkUrl } from "./fetch/check-url";
import { createGuard } from "./fetch/create-guard";
import { fetchPage } from "./fetch/fetch-page";
import { isLinkedIn } from "./fetch/is-login-wall";
import { PageRefused } from "./fetch/page-refused";
import type { Resolve } from "./fetch/resolve";
import { resolve } from "./fetch/resolve";
import type { Limits } from "./limits";
import { LIMITS, MIN_LINKEDIN_TEXT, MIN_TEXT } from "./limits";
import { withDeadline } from "./with-deadline";

type Settings = {
  log: Log;
  /** As in PAGES_DENY_HOSTS. */
  denyHosts?: readonly string[];
  /** As in PAGES_ALLOW_LOCAL: for TAKT_MODE=local alone, which the caller sees to. */
  allowLocal?: readonly string[];
  /** For tests alone, never from the environment: private addresses and odd ports that pass, and parts to replace. */
  test?: {
    allow: readonly string[];
    ports: readonly number[];
    resolve?: Resolve;
    limits?: Partial<Limits>;
    now?: () => number;
  };
};

type Asked = { signal: AbortSignal; onFetched?: () => void };

/**
 * Reads web pages that users name, without letting them reach into our network or wear it out: every address is checked
 * before it is connected to (fetch/), everything has a limit (limits.ts), pages are taken apart in a worker (extract/), and
 * what was read is remembered for an hour. One reader per process; `dispose` ends its worker. The log gets host and cause
 * of what was refused, never the whole address or text.
 */
export function createPageReader({
  log,
  denyHosts,
  allowLocal,
  test,
}: Settings): PageReader & { dispose(): Promise<void> } {
  const limits = { ...LIMITS, ...test?.limits };
  const guard = createGuard({ denyHosts, allowLocal, allow: test?.allow, ports: test?.ports });
  const extractor = createExtractor({ log, start: limits.start });
  const turnstile = createTurnstile(limits);
  const memory = createMemory<ReadPage>({
    most: limits.remembered,
    time: limits.remember,
    now: test?.now ?? (() => performance.now()),
  });
  const reach = { guard, resolve: test?.resolve ?? resolve, limits };

  async function readChecked(url: URL, { signal: outer, onFetched }: Asked): Promise<ReadPage> {
    const fetched = await withDeadline(
      {
        outer,
        time: limits.total,
        stopped: new PageRefused("stopped", "by the caller"),
        late: new PageRefused("unreachable", "total"),
      },
      (signal) => fetchPage(url, { ...reach, signal }),
    );
    onFetched?.();
    const page = await extractor.extract(
      { kind: fetched.kind, text: fetched.text },
      { limit: limits.extract, signal: outer },
    );
    if (isLinkedIn(fetched.url) && page.text.length < MIN_LINKEDIN_TEXT)
      throw new PageRefused("login_wall", "short");
    if (page.text.length < MIN_TEXT) throw new PageRefused("too_short", "text");
    return { kind: "read", url: fetched.url.href, ...page };
  }

  async function read(text: string, asked: Asked): Promise<PageOutcome> {
    const { signal } = asked;
    const started = performance.now();
    try {
      if (signal.aborted) throw new PageRefused("stopped", "by the caller");
      const url = checkUrl(text, guard);
      const known = memory.get(url.href);
      if (known) return known;
      const page = await readChecked(url, asked);
      memory.set(url.href, page);
      return page;
    } catch (error) {
      if (!(error instanceof PageRefused)) throw error;
      const { reason, why } = error;
      if (reason !== "stopped") log.info("pages.refused", { host: hostOf(text), reason, why });
      // A blocked address must not be told from a silent one by the time it takes.
      const rest = limits.refusal - (performance.now() - started);
      if (reason === "unreachable" && rest > 0 && !(await waited(rest, signal)))
        return { kind: "failed", reason: "stopped" };
      return { kind: "failed", reason };
    }
  }

  return {
    async read(url, { owner, ...asked }) {
      const leave = turnstile.enter(owner);
      if (!leave) return { kind: "failed", reason: "busy" };
      try {
        return await read(url, asked);
      } finally {
        leave();
      }
    },
    async languageOf(text, { signal }) {
      try {
        const page = await extractor.extract({ kind: "plain", text }, { limit: limits.extract, signal });
        return page.language ?? "other";
      } catch {
        // The log has it already; nobody should lose a text over it.
        return null;
      }
    },
    dispose: () => extractor.dispose(),
  };
}

/** False when it was stopped. */
function waited(time: number, signal: AbortSignal): Promise<boolean> {
  return sleep(time, true, { signal }).catch(() => false);
}

/** Of what a user typed: queries and paths may hold secrets. */
function hostOf(text: string): string | null {
  return URL.canParse(text) ? new URL(text).hostname : null;
}
