/**
 * Calls to LinkedIn of a member per day of UTC, counted before they are made (linkedin-api 7: 150 a day, every call on
 * api.linkedin.com counts; the bytes sent to dms-uploads are taken not to). Uploads and looks leave the last ones to
 * posts, so that a large carousel cannot keep the day's next post from going out.
 */
export const CALL_BUDGET = { perDay: 150, keptForPosts: 30 } as const;
