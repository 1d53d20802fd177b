/**
 * Limits of a stored post; lengths in UTF-16 units, as a text field counts. A draft may be longer than LinkedIn takes
 * (MAX_POST_LENGTH; the counter says so), not unbounded.
 */
export const POST_LIMITS = { contentLength: 20_000, hashtags: 30, hashtagLength: 100 } as const;
