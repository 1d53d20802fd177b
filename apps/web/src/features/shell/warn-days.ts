/** Warned this many days before the connection ends: LinkedIn gives no way to extend it silently. */
export const WARN_DAYS = 14;
