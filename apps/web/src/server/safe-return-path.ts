const ANY_ORIGIN = "http://localhost";

/**
 * A page of the app to go to after signing in, or null. Relative and of this origin only (ASVS 3.7.2): `//evil`,
 * `/\evil`, `https:evil` and anything outside /app and /de/app are refused.
 */
export function safeReturnPath(path: string | null | undefined): string | null {
  if (
    !path ||
    path.length > 1000 ||
    !/^\/(de\/)?app(?=[/?#]|$)[\x21-\x7e]*$/.test(path) ||
    path.includes("\\")
  )
    return null;
  const url = URL.parse(path, ANY_ORIGIN);
  if (!url || url.origin !== ANY_ORIGIN || !/^\/(de\/)?app(\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search;
}
