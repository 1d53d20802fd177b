/** Times in milliseconds, sizes in bytes. */
export type Limits = {
  /** Name, TCP and TLS together. */
  connect: number;
  /** Minimum time before `unreachable` is returned, as long as a silent address takes. */
  refusal: number;
  /** Until the response headers arrive. */
  headers: number;
  headerBytes: number;
  /** Between two chunks of a body. */
  idle: number;
  /** All redirects and bodies together. */
  total: number;
  /** Size of a body on the wire. */
  wire: number;
  /** Size of a decompressed body. */
  inflated: number;
  redirects: number;
  /** Time of the worker for one page; then it is ended. */
  extract: number;
  /** Time of the worker to start. */
  start: number;
  /** Concurrent readings in total; all share one worker. */
  maxConcurrent: number;
  /** Concurrent readings of one owner. */
  maxPerOwner: number;
  /** How long a page is cached. */
  cacheTtlMs: number;
  /** Number of cached pages, some 10 kB each. */
  maxCachedPages: number;
};

export const LIMITS: Limits = {
  connect: 4_000,
  refusal: 4_000,
  headers: 5_000,
  headerBytes: 16 * 1024,
  idle: 5_000,
  total: 10_000,
  wire: 1024 * 1024,
  inflated: 2 * 1024 * 1024,
  redirects: 5,
  extract: 3_000,
  start: 30_000,
  maxConcurrent: 24,
  maxPerOwner: 2,
  cacheTtlMs: 3_600_000,
  maxCachedPages: 200,
};

/** Minimum length of a text in UTF-16 units. */
export const MIN_TEXT_LENGTH = 50;
/** LinkedIn's page without an account is shorter than this. */
export const MIN_LINKEDIN_TEXT_LENGTH = 200;
