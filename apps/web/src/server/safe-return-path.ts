const ANY_ORIGIN = "http://localhost";

/** The pages of the app, and the one of an invitation, in each language. */
const PAGES = /^\/(de\/)?(app(\/|$)|invitation$)/;

/**
 * Returns a page of the app, or the page of an invitation, to open after signing in; or null. Only relative paths of this
 * origin (OWASP ASVS 3.7.2) with at most 1000 characters: `//evil`, `/\evil`, `https:evil`, the login, the callbacks and
 * anything else outside the app are refused.
 */
export function safeReturnPath(path: string | null | undefined): string | null {
  // Printable characters only, and no second slash that could name a host.
  if (!path || path.length > 1000 || !/^\/(de\/)?(app|invitation)(?=[/?#]|$)[\x21-\x7e]*$/.test(path))
    return null;
  const url = new URL(path, ANY_ORIGIN);
  // Dots and backslashes are resolved now: the path must still be one of the pages.
  if (url.origin !== ANY_ORIGIN || !PAGES.test(url.pathname)) return null;
  return url.pathname + url.search;
}
