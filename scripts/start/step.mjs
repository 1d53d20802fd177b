/**
 * Prints the start of a step, its progress and its duration.
 * @template T
 * @param {(line: string) => void} say
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(say, what, work) {
  const start = Date.now();
  const seconds = () => ((Date.now() - start) / 1000).toFixed(1);
  say(`- ${what} …`);
  const still = setInterval(() => say(`  … still at it (${seconds().split(".")[0]} s)`), 10_000);
  try {
    const result = await work();
    say(`  done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(still);
  }
}
