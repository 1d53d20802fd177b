/**
 * Checks once whether a part is ready.
 * @param {string} url
 * @returns {Promise<string>} `ready` on 200, else the status or error
 */
export async function checkReady(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000), redirect: "manual" });
    const text = await response.text();
    return response.status === 200 ? "ready" : `status ${response.status} ${text.slice(0, 500)}`;
  } catch (error) {
    const { cause, message } = /** @type {Error & { cause?: Error }} */ (error);
    return cause?.message ?? message; // not listening yet is the normal case
  }
}
