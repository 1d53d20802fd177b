const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often a user may do what costs others something: times within a window of the clock, in milliseconds. */
export const RATES = {
  feedback: { times: 10, perMs: HOUR },
  dataRequest: { times: 5, perMs: 24 * HOUR },
  writing: { times: 60, perMs: HOUR },
  compass: { times: 10, perMs: MINUTE },
  voice: { times: 10, perMs: HOUR },
  /** New posts: many times over what anybody writes in an hour. */
  post: { times: 120, perMs: HOUR },
  sync: { times: 6, perMs: HOUR },
  /** Files begun: a dozen posts of twenty pictures. */
  upload: { times: 240, perMs: HOUR },
} as const satisfies Record<string, { times: number; perMs: number }>;

export type RateBucket = keyof typeof RATES;
