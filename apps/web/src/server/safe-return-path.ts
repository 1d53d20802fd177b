const ANY_ORIGIN = "http://localhost";

/** The pages of the app, the one of an invitation, and the one that lets an application in, in each language. */
const PAGES = /^\/(de\/)?(app(\/|$)|(invitation|oauth\/authorize)$)/;
const MAX_LENGTH = 1_000;
/** Of an authorization request, which has addresses in it, as a cookie has it; browsers keep cookies of 4096 bytes. */
const MAX_ENCODED_LENGTH = 3_800;

/**
 * Returns a page of the app, of an invitation, or of an authorization request, to open after signing in; or null. Only relative paths of this
 * origin (OWASP ASVS 3.7.2) with at most 1000 characters: `//evil`, `/\evil`, `https:evil`, the login, the callbacks and
 * anything else outside the app are refused.
 */
export function safeReturnPath(path: string | null | undefined): string | null {
  // Printable characters only, and no second slash that could name a host.
  if (!path || !/^\/(de\/)?(app|invitation|oauth\/authorize)(?=[/?#]|$)[\x21-\x7e]*$/.test(path)) return null;
  if (
    /^\/(de\/)?oauth/.test(path)
      ? encodeURIComponent(path).length > MAX_ENCODED_LENGTH
      : path.length > MAX_LENGTH
  )
    return null;
  const url = new URL(path, ANY_ORIGIN);
  // Dots and backslashes are resolved now: the path must still be one of the pages.
  if (url.origin !== ANY_ORIGIN || !PAGES.test(url.pathname)) return null;
  return url.pathname + url.search;
}
