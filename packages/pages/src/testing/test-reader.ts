import { randomUUID } from "node:crypto";
import { quietLog } from "@takt/domain/testing/quiet-log";
import { createPageReader } from "../create-page-reader";
import type { Resolve } from "../fetch/resolve";
import type { Limits } from "../limits";
import type { Site } from "./start-site";

/** Where names lead in tests: everywhere to the own machine, unless told otherwise. */
export const toLoopback: Resolve = () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]);

const MINUTE = 60_000;
/** Nobody waits for a refusal, and a loaded machine has the time that it needs. */
const PATIENT: Partial<Limits> = {
  refusal: 0,
  connect: MINUTE,
  headers: MINUTE,
  idle: MINUTE,
  total: MINUTE,
  extract: MINUTE,
  start: 2 * MINUTE,
};

/**
 * A reader that reaches 127.0.0.1 on the ports of `sites`, and nothing else of the own machine. `why`: what the log says
 * about the last refusal. To be disposed of.
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
  const { log, entries: lines } = quietLog();
  const reader = createPageReader({
    log,
    denyHosts: options.denyHosts,
    test: {
      allow: ["127.0.0.1"],
      ports: (options.sites ?? []).map(({ port }) => port),
      resolve: options.resolve ?? toLoopback,
      limits: { ...PATIENT, ...options.limits },
      now: options.now,
    },
  });
  return {
    /** Without an owner: for somebody who reads nothing else. */
    read: (
      url: string,
      signal = new AbortController().signal,
      owner = randomUUID() as string,
      onFetched?: () => void,
    ) => reader.read(url, { signal, owner, onFetched }),
    languageOf: (text: string, signal = new AbortController().signal) => reader.languageOf(text, { signal }),
    why: () => lines.findLast(({ event }) => event === "pages.refused")?.why,
    lines,
    dispose: () => reader.dispose(),
  };
}
