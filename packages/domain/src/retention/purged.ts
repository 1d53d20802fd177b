/** How many rows or files of one call went, and whether there may be more of them. */
export type Purged = { purged: number; more: boolean };
