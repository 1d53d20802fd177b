import { TIMING } from "@takt/domain/posts/model/publish-timing";

/** In milliseconds, unless the name says otherwise. */
export type Timeouts = {
  /** Limit for a whole call. */
  http: number;
  /** Limit for asking whether a token is taken, which a person waits for. */
  tokenCheck: number;
  /** DNS, TCP and TLS, within `http`. */
  connect: number;
  /** Limit for sending one part, plus the time its bytes take at `uploadBytesPerSecond`. */
  upload: number;
  /** The slowest upload that is not given up. */
  uploadBytesPerSecond: number;
  /** Delay before each retry of a call that is safe to repeat. */
  retryDelaysMs: readonly number[];
  /**
   * Delay from the upload to the first poll of an image's status, doubled each time. Each poll counts toward the
   * member's 150 calls a day (docs/linkedin-api.md, Limits and versions), and most images are ready at the first.
   */
  firstPollMs: number;
  /** How long an upload waits for its image to be processed; the caller polls after that. */
  processingMs: number;
};

/** Parts that one process sends at the same time. Each holds a chunk of its file and a connection. */
export const MAX_CONCURRENT_PARTS = 6;

export const TIMEOUTS: Timeouts = {
  http: TIMING.http,
  tokenCheck: 4_000,
  connect: 10_000,
  upload: 60_000,
  uploadBytesPerSecond: 256 * 1024,
  retryDelaysMs: [500, 2_000],
  firstPollMs: 2_000,
  processingMs: 10_000,
};
