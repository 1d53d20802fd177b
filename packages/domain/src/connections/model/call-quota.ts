/**
 * A member's calls to LinkedIn per UTC day, counted before they are made (docs/linkedin-api.md, Limits and versions).
 * Every call on api.linkedin.com counts; the bytes sent to dms-uploads are assumed not to. Uploads and status polls
 * leave the last calls to posts, so that a large carousel cannot keep the day's next post from going out.
 */
export const CALL_QUOTA = { perDay: 150, reservedForPosts: 30 } as const;
