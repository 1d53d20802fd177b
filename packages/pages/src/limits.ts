/** Times in milliseconds, sizes in bytes. */
export type Limits = {
  /** Name, TCP and TLS together. */
  connect: number;
  /** An `unreachable` is not told before: as long as a silent address takes. */
  refusal: number;
  /** Until the head of the answer is there. */
  headers: number;
  headerBytes: number;
  /** Between two pieces of a body. */
  idle: number;
  /** All redirects and bodies together. */
  total: number;
  /** Of a body as it is sent. */
  wire: number;
  /** Of a body once it is decompressed. */
  inflated: number;
  redirects: number;
  /** Of the worker for one page; then it is ended. */
  extract: number;
  /** Of the worker for its own start. */
  start: number;
  /** Readings at once, of everybody; all wait for one worker. */
  atOnce: number;
  /** Readings at once of one owner. */
  perOwner: number;
  /** How long a page is remembered. */
  remember: number;
  /** How many pages are remembered: each is some 10 kB. */
  remembered: number;
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
  atOnce: 24,
  perOwner: 2,
  remember: 3_600_000,
  remembered: 200,
};

/** Of a text, in characters (UTF-16 units, as everywhere else). */
export const MIN_TEXT = 50;
/** What LinkedIn shows without an account is shorter. */
export const MIN_LINKEDIN_TEXT = 200;
