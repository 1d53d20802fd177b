const MINUTE_MS = 60_000;

/**
 * A tier of one command that passes or fails as a whole and runs in parallel with others.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {{ needs?: string[], after?: string[], limitMs?: number, says?: boolean }} [options]
 * @returns {import("./tiers.mjs").Tier}
 */
export function checkTier(
  name,
  command,
  args,
  { needs = [], after = [], limitMs = 5 * MINUTE_MS, says } = {},
) {
  const count = (/** @type {number | null} */ code) =>
    code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { name, needs, after, prepare: async () => ({ command, args, limitMs, count, says }) };
}
