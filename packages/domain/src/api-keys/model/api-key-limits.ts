/**
 * `perWorkspace`: keys that work. `days`: for how long a key can be made to work. `overlapHours`: how long a key still
 * works whose place another has taken.
 */
export const API_KEY_LIMITS = {
  name: 60,
  perWorkspace: 20,
  days: [30, 90, 180, 365],
  overlapHours: 24,
} as const;
