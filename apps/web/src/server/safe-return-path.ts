const ANY_ORIGIN = "http://localhost";

/**
 * Returns a page of the app to open after signing in, or null. Only relative paths of this origin (OWASP ASVS 3.7.2) with
 * at most 1000 characters: `//evil`, `/\evil`, `https:evil`, the login, the callbacks and anything else outside the app
 * are refused.
 */
export function safeReturnPath(path: string | null | undefined): string | null {
  // Printable characters only, and no second slash that could name a host.
  if (!path || path.length > 1000 || !/^\/(de\/)?app(?=[/?#]|$)[\x21-\x7e]*$/.test(path)) return null;
  const url = new URL(path, ANY_ORIGIN);
  // Dots and backslashes are resolved now: the path must still be a page of the app.
  if (url.origin !== ANY_ORIGIN || !/^\/(de\/)?app(\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search;
}
