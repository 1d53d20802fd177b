/** How hours are written; `auto` follows the language. */
export const HOUR_CYCLES = ["auto", "h23", "h12"] as const;
export type HourCycle = (typeof HOUR_CYCLES)[number];
