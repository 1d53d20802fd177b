import { randomUUID } from "node:crypto";
import { captureLog } from "@takt/domain/testing/capture-log";
import { createPageReader } from "../create-page-reader";
import type { Resolve } from "../fetch/connect-checked";
import type { Limits } from "../limits";
import type { Site } from "./start-site";

/** Resolves every name to this machine in tests. */
export const toLoopback: Resolve = () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]);

const MINUTE = 60_000;
/** Refusals are immediate, and a loaded machine has enough time. */
const TEST_LIMITS: Partial<Limits> = {
  refusal: 0,
  connect: MINUTE,
  headers: MINUTE,
  idle: MINUTE,
  total: MINUTE,
  extract: MINUTE,
  start: 2 * MINUTE,
};

/** Creates a clock on which a day passes between two looks: nothing stays cached. */
export function leapingClock(): () => number {
  let now = 0;
  return () => (now += 24 * 60 * MINUTE);
}

/**
 * Creates a reader that reaches 127.0.0.1 on the ports of `sites` and nothing else of this machine. `why` returns
 * the logged cause of the last refusal. To be disposed of.
 */
export function testReader(
  options: {
    sites?: readonly Site[];
    resolve?: Resolve;
    limits?: Partial<Limits>;
    denyHosts?: readonly string[];
    now?: () => number;
  } = {},
) {
  const { log, entries: lines } = captureLog();
  const reader = createPageReader({
    log,
    denyHosts: options.denyHosts,
    test: {
      allow: ["127.0.0.1"],
      ports: (options.sites ?? []).map(({ port }) => port),
      resolve: options.resolve ?? toLoopback,
      limits: { ...TEST_LIMITS, ...options.limits },
      now: options.now,
    },
  });
  return {
    /** Reads for a new owner each time. */
    read: (
      url: string,
      signal = new AbortController().signal,
      owner = randomUUID() as string,
      onFetched?: () => void,
    ) => reader.read(url, { signal, owner, onFetched }),
    why: () => lines.findLast(({ event }) => event === "pages.refused")?.why,
    lines,
    dispose: () => reader.dispose(),
  };
}
