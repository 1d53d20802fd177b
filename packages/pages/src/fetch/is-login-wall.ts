/** LinkedIn's pages for people without an account. */
const WALLS = /^\/(authwall|login|signup|uas\/login|checkpoint)(\/|$)/;

export const isLinkedIn = (url: URL) => /(^|\.)linkedin\.com$/.test(url.hostname);

/** LinkedIn answers servers with its sign-in pages, or with the status 999. */
export function isLoginWall(url: URL, status?: number): boolean {
  return isLinkedIn(url) && (status === 999 || WALLS.test(url.pathname));
}
