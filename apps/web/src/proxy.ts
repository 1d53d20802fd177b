import { SESSION_COOKIES } from "@takt/auth/session-cookie";
import { DEFAULT_LOCALE, isLocale } from "@takt/i18n/locales";
import { NextResponse, type NextRequest } from "next/server";
import { splitWorkspace } from "./features/shared/navigation/workspace-path";
import { WORKSPACE_HEADER } from "./trpc/protocol";
import { env, inDevelopment } from "./env";
import { deleteRefusedCookies, insightPartner, readConsent } from "./server/consent";
import { cookieFlags, COOKIES } from "./server/cookies";
import { isGuestPage } from "./server/guest-page";
import { isDecodable } from "./server/is-decodable";
import { negotiateLocale } from "./server/negotiate-locale";
import { noRoute } from "./server/no-route";
import { rememberWorkspace } from "./server/remember-workspace";
import { readRedirectSource } from "./server/oauth/redirect-source";
import { safeReturnPath } from "./server/safe-return-path";
import { checkFormPost } from "./server/forms/form-pages";
import { contentSecurityPolicy } from "./server/security-headers";

/**
 * Handles pages: serves English at the bare path and German under /de, sets a nonce for scripts, and redirects visitors
 * without a session to the login. It checks only that the cookie is present: every page and procedure reads the session.
 * Pages are read: what is sent to them is refused unread, but for the public forms (server/forms/form-pages.ts).
 */
export function proxy(request: NextRequest): Response {
  const { pathname, search } = request.nextUrl;
  if (pathname === AGENTS_DOOR) return NextResponse.next();
  const isNoPage = NO_PAGES.test(pathname);
  if (UNDECODABLE.test(pathname) && (isNoPage || /^\/(api|auth)\//.test(pathname))) return noRoute();
  const first = pathname.split("/", 2)[1];
  const prefixed = isLocale(first);
  const bare = prefixed ? pathname.slice(first.length + 1) || "/" : pathname;
  const isSent = !["GET", "HEAD"].includes(request.method);
  const refusal = isSent && checkFormPost(request, bare);
  if (refusal) return refusal;
  if (isNoPage) return NextResponse.next();
  // A language in capitals leads to its pages, too.
  const lower = first?.toLowerCase();
  if (first !== lower && isLocale(lower))
    return redirectTo(request, `/${lower}${pathname.slice(lower.length + 1)}${search}`);
  const chosen = request.cookies.get(COOKIES.locale.name)?.value;
  const isGuests = isGuestPage(bare);

  // The language switch links to /en/x, which selects English and redirects to /x; a guest's choice is in the address alone.
  if (first === DEFAULT_LOCALE && !isGuests)
    return rememberLocale(redirectTo(request, bare + search), DEFAULT_LOCALE, chosen);
  const locale = prefixed ? first : DEFAULT_LOCALE;
  const wanted = negotiateLocale(chosen, request.headers.get("accept-language"));
  if (!prefixed && isDocument(request) && wanted !== DEFAULT_LOCALE)
    return redirectTo(request, `/${wanted}${bare === "/" ? "" : bare}${search}`);
  if (NEEDS_SESSION.test(bare) && !SESSION_COOKIES.some((name) => request.cookies.has(name)))
    return isDocument(request) ? toLogin(request, locale) : requireDocumentRequest();

  const consent = readConsent(request.headers, request.cookies);
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy({
    nonce,
    linkedinUrls: [env().LINKEDIN_WWW_URL, env().LINKEDIN_API_URL],
    redirectSource: readRedirectSource(bare, request.nextUrl.searchParams),
    insight: insightPartner(consent, bare) !== null,
    development: inDevelopment,
    https: env().AUTH_URL.startsWith("https:"),
  });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-pathname", pathname);
  headers.set("x-search", search);
  headers.set("x-locale", locale);
  // A language in the cookie is final; without one, a stored preference may apply (ApplyStoredLanguage).
  headers.set("x-locale-chosen", isLocale(chosen) || isGuests ? "1" : "");
  // Next compares it to the origin of a form, which is ours: a proxy may have another name for us.
  if (isSent) headers.set("x-forwarded-host", new URL(env().AUTH_URL).host);
  // The page is the same in every workspace; which one is asked for goes beside it.
  const { path: page, slug } = splitWorkspace(bare);
  headers.delete(WORKSPACE_HEADER);
  if (slug !== null) headers.set(WORKSPACE_HEADER, slug);
  const served = isDecodable(bare) ? page : NO_PAGE;
  const response =
    prefixed && served === bare
      ? NextResponse.next({ request: { headers } })
      : NextResponse.rewrite(urlAt(request, `/${locale}${served === "/" ? "" : served}`), {
          request: { headers },
        });
  response.headers.set("content-security-policy", policy);
  if (!NEEDS_SESSION.test(bare) && !isGuests)
    response.headers.append("link", alternateLinks(env().AUTH_URL, bare));
  // Nothing is stored in a guest's browser.
  if (!isDocument(request) || isGuests) return response;
  // Only what the visitor has chosen: a page in the language that the browser asks for needs no cookie.
  const remembered = rememberLocale(response, locale, wanted);
  rememberWorkspace(remembered, request, bare);
  // Consent ends also by time, by a new version of the question and by Global Privacy Control.
  for (const deletion of deleteRefusedCookies(consent, request.cookies))
    remembered.headers.append("set-cookie", deletion);
  return remembered;
}

/** Pages for signed-in users alone. */
const NEEDS_SESSION = /^\/(app(\/|$)|oauth\/authorize$)/;

/** Takes what agents send, and answers what it refuses itself (app/mcp). */
const AGENTS_DOOR = "/mcp";

/** A path without a page: a rewrite to the path itself, in whatever form, makes Next decode what was asked for. */
const NO_PAGE = "/no-page";

/** Another percent sign than that of an ASCII escape: no path of a route handler has it, and Next could not decode it. */
const UNDECODABLE = /%(?![0-7][0-9A-Fa-f])/;

/** Paths of files and of route handlers beside api and auth. */
const NO_PAGES =
  /^\/(?:_next\/|(?:icons|og|manifest|\.well-known|offline)\/[^/]+$|\.well-known\/oauth-protected-resource\/mcp$|(?:sw\.js|favicon\.ico|icon\.svg|robots\.txt|sitemap\.xml)$)/;

export const config = {
  matcher: [
    // Pages.
    "/((?!api/|auth/|_next/|(?:icons|og|manifest|\\.well-known|offline)/[^/]+$|\\.well-known/oauth-protected-resource/mcp$|sw\\.js$|favicon\\.ico$|icon\\.svg$|robots\\.txt$|sitemap\\.xml$).*)",
    // As UNDECODABLE: the matcher is read from the source, so it cannot name it.
    "/((?:api|auth|icons|og|manifest|\\.well-known|offline)/.*%(?![0-7][0-9A-Fa-f]).*)",
    // Bodies sent elsewhere: Next would read one that nothing takes as the input of a server function.
    { source: "/((?!api/|auth/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/|auth/).*)", has: [{ type: "header", key: "next-action" }] },
  ],
};

/** Returns the URL of the request with another path, such as app/[locale] serves: /x -> /en/x. */
function urlAt(request: NextRequest, pathname: string) {
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  return url;
}

/**
 * Tells whether somebody navigates to a page. The mode says so, not the destination, which is empty where a service
 * worker loads the page.
 */
function isDocument({ method, headers }: NextRequest): boolean {
  if (method !== "GET" || headers.has("rsc") || headers.has("next-router-prefetch")) return false;
  // Programs that are no browsers may say their own mode, and no destination.
  const mode = headers.has("sec-fetch-dest") ? headers.get("sec-fetch-mode") : null;
  return mode ? mode === "navigate" : (headers.get("accept") ?? "").includes("text/html");
}

/** Redirects temporarily and uncached, because the next visit may choose another language. */
function redirectTo(request: NextRequest, path: string): NextResponse {
  // Several leading slashes would name another host.
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
 * Answers Next's router, which requests parts of pages also for links that are merely in view. This response makes it
 * load the document, which the guard above redirects, so only pages the visitor navigates to are remembered.
 */
function requireDocumentRequest(): NextResponse {
  const error = { code: "unauthorized", data: {} };
  return NextResponse.json({ error }, { status: 401, headers: { "cache-control": "no-store" } });
}

function rememberLocale(response: NextResponse, locale: string, known: string | undefined): NextResponse {
  const { name, maxAge } = COOKIES.locale;
  if (known !== locale) response.cookies.set(name, locale, { ...cookieFlags(env().AUTH_URL), maxAge });
  return response;
}

/** Returns the `Link` header that names both languages of a page for search engines. */
function alternateLinks(origin: string, bare: string): string {
  const english = `${origin}${bare}`;
  const german = `${origin}/de${bare === "/" ? "" : bare}`;
  return [
    `<${english}>; rel="alternate"; hreflang="en"`,
    `<${german}>; rel="alternate"; hreflang="de"`,
    `<${english}>; rel="alternate"; hreflang="x-default"`,
  ].join(", ");
}
