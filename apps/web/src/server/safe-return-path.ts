const ANY_ORIGIN = "http://localhost";

/**
 * A page of the app to go to after signing in, or null. Relative and of this origin only (ASVS 3.7.2): `//evil`,
 * `/\evil`, `https:evil`, the login, the callbacks and anything else outside of the app are refused. At most 1000
 * characters.
 */
export function safeReturnPath(path: string | null | undefined): string | null {
  // Printable characters only, and no second slash that could name a host.
  if (!path || path.length > 1000 || !/^\/(de\/)?app(?=[/?#]|$)[\x21-\x7e]*$/.test(path)) return null;
  const url = new URL(path, ANY_ORIGIN);
  // Dots and backslashes are resolved by now: it must still be a page of the app.
  if (url.origin !== ANY_ORIGIN || !/^\/(de\/)?app(\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search;
}
