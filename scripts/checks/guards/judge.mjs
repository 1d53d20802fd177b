/** @typedef {{ name: string, message: string }} Fault */
/**
 * @typedef {object} Run what one run of a guard's tests reported
 * @property {Array<{ state: string, errors: readonly Fault[] }>} tests
 * @property {Fault[]} crashes errors outside of any test: of a module that does not load, of a hook, of the runner
 */

/**
 * Decides whether the tests noticed a missing guard. Only a failed assertion counts: a statement that PostgreSQL refuses,
 * a module that does not load or a missing database prove nothing about the guard.
 * @param {Run} run with the guard removed
 * @returns {{ caught: boolean, why: string }}
 */
export function judge({ tests, crashes }) {
  const missed = (/** @type {string} */ why) => ({ caught: false, why });
  const ran = tests.filter(({ state }) => state === "passed" || state === "failed");
  const errors = ran.flatMap((one) => one.errors);
  if (crashes[0]) return missed(`its run crashes: ${firstLine(crashes[0])}`);
  if (ran.length === 0) return missed("no test of that name");
  if (errors.some(({ name }) => name === "AssertionError")) return { caught: true, why: "" };
  if (errors[0]) return missed(`its test breaks before it can fail: ${firstLine(errors[0])}`);
  return missed("its test passes without it");
}

/** @param {Fault} fault */
function firstLine({ name, message }) {
  return `${name}: ${message.trim().split("\n")[0]}`;
}
