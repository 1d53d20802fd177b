/** LinkedIn's pages for visitors without an account. */
const LOGIN_PATHS = /^\/(authwall|login|signup|uas\/login|checkpoint)(\/|$)/;

export const isLinkedIn = (url: URL) => /(^|\.)linkedin\.com$/.test(url.hostname);

/** Returns whether an answer is LinkedIn's sign-in page or its status 999 for bots. */
export function isLoginWall(url: URL, status?: number): boolean {
  return isLinkedIn(url) && (status === 999 || LOGIN_PATHS.test(url.pathname));
}
