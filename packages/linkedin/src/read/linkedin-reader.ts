import type { LinkedInReader } from "@takt/domain/sync/ports/linkedin-reader";
import type { Log } from "@takt/domain/shared/core-deps";
import { createLinkedInHttp } from "../http/linkedin-http";
import type { RestContext } from "../http/call-rest";
import { type Timeouts, TIMEOUTS } from "../timeouts";
import { createVersions, type OnVersion, PORTABILITY_VERSION } from "../versions";
import { listPosts } from "./list-posts";
import { ensureConsent, readChanges, readSnapshot } from "./read-portability";

type ReaderOptions = {
  /** Base URL of /rest, with or without a trailing slash. */
  apiUrl: string;
  /** Versions for the Community Management API, as YYYYMM, newest first. */
  versions: readonly string[];
  log: Log;
  /** Called when one of these versions is retired (426) or works (again). */
  onVersion?: OnVersion;
  timeouts?: Partial<Timeouts>;
};

/** Implements the domain's port with LinkedIn's Posts API and Member Data Portability. Create one per process. */
export function createLinkedInReader(options: ReaderOptions): LinkedInReader {
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const shared = {
    send: createLinkedInHttp({ connectTimeout: timeouts.connect }),
    apiUrl: options.apiUrl.replace(/\/+$/, ""),
    timeouts,
  };
  const { log } = options;
  const community: RestContext = {
    ...shared,
    versions: createVersions(options.versions, log, options.onVersion),
  };
  const portability: RestContext = { ...shared, versions: createVersions([PORTABILITY_VERSION], log) };
  return {
    listPosts: (caller, page) => listPosts(community, caller, page),
    async ensureArchiving(caller) {
      const outcome = await ensureConsent(portability, caller);
      return outcome.kind === "read" ? { kind: "read", value: null } : outcome;
    },
    readSnapshot: (caller, page) => readSnapshot(portability, caller, page),
    readChanges: (caller, page) => readChanges(portability, caller, page),
  };
}
