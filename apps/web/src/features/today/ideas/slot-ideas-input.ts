/** How many ideas Today shows, each with a free slot. */
export const SLOT_IDEAS = { count: 2 };
