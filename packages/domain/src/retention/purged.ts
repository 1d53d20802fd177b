/** The number of rows or files that one call purged, and whether there may be more. */
export type Purged = { purged: number; more: boolean };
