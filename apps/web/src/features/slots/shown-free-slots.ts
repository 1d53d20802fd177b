/** How many of the next free slots are shown: the same query everywhere. */
export const SHOWN_FREE_SLOTS = 3;
