/** How a user's hours are written; auto: as the language has it. */
export const HOUR_CYCLES = ["auto", "h23", "h12"] as const;
export type HourCycle = (typeof HOUR_CYCLES)[number];
