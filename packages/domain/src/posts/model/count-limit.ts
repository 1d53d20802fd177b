/**
 * A member's posts are counted up to this number, so that no count reads all of them: 5,000 means 5,000 or more, and
 * tabs and cards say "5,000+". A post a day takes thirteen years to get there.
 */
export const COUNT_LIMIT = 5_000;
