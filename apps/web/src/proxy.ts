import { SESSION_COOKIES } from "@takt/auth/session-cookie";
import { DEFAULT_LOCALE, isLocale } from "@takt/i18n/locales";
import { NextResponse, type NextRequest } from "next/server";
import { env, inDevelopment } from "./env";
import { contentSecurityPolicy } from "./server/content-security-policy";
import { cookieFlags, COOKIES } from "./server/cookies";
import { alternateLinks } from "./server/alternate-links";
import { negotiateLocale } from "./server/negotiate-locale";
import { safeReturnPath } from "./server/safe-return-path";

/**
 * Pages only: English at the bare path, German under /de, a nonce for the scripts, and the way to the login for who
 * has no session. Presence of the cookie is all it checks: every page and procedure reads the session itself.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const first = pathname.split("/", 2)[1];
  const prefixed = isLocale(first);
  const bare = prefixed ? pathname.slice(first.length + 1) || "/" : pathname;
  const chosen = request.cookies.get(COOKIES.locale.name)?.value;

  // The language switch leads to /en/x: it chooses English and shows /x.
  if (first === DEFAULT_LOCALE) return remember(redirectTo(request, bare + search), DEFAULT_LOCALE, chosen);
  const locale = prefixed ? first : DEFAULT_LOCALE;
  if (!prefixed && isDocument(request)) {
    const wanted = negotiateLocale(chosen, request.headers.get("accept-language"));
    if (wanted !== DEFAULT_LOCALE)
      return redirectTo(request, `/${wanted}${bare === "/" ? "" : bare}${search}`);
  }
  if (/^\/app(\/|$)/.test(bare) && !SESSION_COOKIES.some((name) => request.cookies.has(name)))
    return isDocument(request) ? toLogin(request, locale) : askForDocument();

  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy({
    nonce,
    linkedinUrls: [env().LINKEDIN_WWW_URL, env().LINKEDIN_API_URL],
    development: inDevelopment,
    https: env().AUTH_URL.startsWith("https:"),
  });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-pathname", pathname);
  headers.set("x-search", search);
  headers.set("x-locale", locale);
  // What the cookie says is decided; without one, a stored preference may still speak (LanguageStart).
  headers.set("x-locale-chosen", isLocale(chosen) ? "1" : "");
  const response = prefixed
    ? NextResponse.next({ request: { headers } })
    : NextResponse.rewrite(inside(request), { request: { headers } });
  response.headers.set("content-security-policy", policy);
  if (!bare.startsWith("/app")) response.headers.append("link", alternateLinks(env().AUTH_URL, bare));
  return isDocument(request) ? remember(response, locale, chosen) : response;
}

export const config = {
  matcher: ["/((?!api/|auth/|_next/|favicon\\.ico$|icon\\.svg$|robots\\.txt$|sitemap\\.xml$).*)"],
};

/** /x is served by app/[locale] as /en/x. */
function inside(request: NextRequest) {
  const url = request.nextUrl.clone();
  url.pathname = `/${DEFAULT_LOCALE}${url.pathname === "/" ? "" : url.pathname}`;
  return url;
}

function isDocument(request: NextRequest): boolean {
  if (request.method !== "GET" || request.headers.has("rsc") || request.headers.has("next-router-prefetch"))
    return false;
  const destination = request.headers.get("sec-fetch-dest");
  return destination
    ? destination === "document"
    : (request.headers.get("accept") ?? "").includes("text/html");
}

/** Temporary and not kept: the next visit may choose otherwise. */
function redirectTo(request: NextRequest, path: string): NextResponse {
  // Leading slashes would name another host.
  const response = NextResponse.redirect(new URL(path.replace(/^[/\\]+/, "/"), request.nextUrl), 307);
  response.headers.set("cache-control", "no-store");
  response.headers.set("vary", "cookie, accept-language");
  return response;
}

function toLogin(request: NextRequest, locale: string): NextResponse {
  const response = redirectTo(request, locale === DEFAULT_LOCALE ? "/login" : `/${locale}/login`);
  const path = safeReturnPath(request.nextUrl.pathname + request.nextUrl.search);
  const { name, maxAge } = COOKIES.returnPath;
  if (path) response.cookies.set(name, path, { ...cookieFlags(env().AUTH_URL), maxAge });
  return response;
}

/**
 * Next's router asks for parts of pages, also for links that are merely in view: only a page that somebody goes to is
 * remembered. Whatever is no part makes the router load the document, and that meets the guard.
 */
function askForDocument(): NextResponse {
  return new NextResponse(null, { status: 401, headers: { "cache-control": "no-store" } });
}

function remember(response: NextResponse, locale: string, chosen: string | undefined): NextResponse {
  const { name, maxAge } = COOKIES.locale;
  if (chosen !== locale) response.cookies.set(name, locale, { ...cookieFlags(env().AUTH_URL), maxAge });
  return response;
}
