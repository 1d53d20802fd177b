import { TIMING } from "@takt/domain/posts/model/publish-timing";

/** Milliseconds. */
export type Timeouts = {
  /** A whole call; aborted then. */
  http: number;
  /** Name, TCP and TLS; within `http`. */
  connect: number;
  /** Sending the bytes of one image. */
  upload: number;
  /** Before each new try of a call that is safe to repeat. */
  pauses: readonly number[];
  /**
   * From upload to the first look at an image's state, doubled each time: a look counts among the 150 calls that
   * a member has a day (linkedin-api 7), and most images are ready at the first.
   */
  firstLook: number;
  /** How long an image may be in processing. */
  processing: number;
  /** Waited instead where the token may not read an image's state (linkedin-api 5.1). */
  unreadable: number;
};

export const TIMEOUTS: Timeouts = {
  http: TIMING.http,
  connect: 10_000,
  upload: 60_000,
  pauses: [500, 2_000],
  firstLook: 2_000,
  processing: 65_000,
  unreadable: 20_000,
};
