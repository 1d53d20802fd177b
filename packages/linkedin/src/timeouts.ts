import { TIMING } from "@takt/domain/posts/model/publish-timing";

/** Milliseconds. */
export type Timeouts = {
  /** A whole call; aborted then. */
  http: number;
  /** Name, TCP and TLS; within `http`. */
  connect: number;
  /** Sending one part, besides the time that its bytes take at `uploadRate`. */
  upload: number;
  /** Bytes a second: what is slower than this is given up. */
  uploadRate: number;
  /** Before each new try of a call that is safe to repeat. */
  pauses: readonly number[];
  /**
   * From upload to the first look at an image's state, doubled each time: a look counts among the 150 calls that
   * a member has a day (linkedin-api 7), and most images are ready at the first.
   */
  firstLook: number;
  /** How long an upload waits for its image to be processed; later looks are the caller's. */
  processing: number;
};

/** Parts that one process sends at once. Each holds a piece of its file, and a connection. */
export const PARTS_AT_ONCE = 6;

export const TIMEOUTS: Timeouts = {
  http: TIMING.http,
  connect: 10_000,
  upload: 60_000,
  uploadRate: 256 * 1024,
  pauses: [500, 2_000],
  firstLook: 2_000,
  processing: 10_000,
};
