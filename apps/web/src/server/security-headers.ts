import { GUEST_HEADERS } from "./guest-page";

type Settings = {
  nonce: string;
  linkedinUrls: string[];
  /** Where the form of the page may be answered besides; null where it is not. */
  redirectSource: string | null;
  /** Whether LinkedIn's Insight Tag may run on the page: after consent. */
  insight: boolean;
  development: boolean;
  https: boolean;
};

/** Where the Insight Tag sends what it measures; its script is loaded by one of ours ('strict-dynamic'). */
const INSIGHT_ORIGINS = " https://px.ads.linkedin.com https://px4.ads.linkedin.com";

/**
 * Headers of every response: pages, API, static files, 404 and 500 (OWASP ASVS 3.4.1, 3.4.4, 3.4.5, 3.4.8).
 * The content security policy of pages needs a nonce per request: `contentSecurityPolicy`.
 */
export const securityHeaders = [
  {
    source: "/:path*",
    headers: [
      // Ignored by browsers over plain http, so harmless at localhost.
      { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
      { key: "X-Content-Type-Options", value: "nosniff" },
      { key: "X-Frame-Options", value: "DENY" },
      { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
      { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
      { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
      {
        key: "Permissions-Policy",
        value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
      },
    ],
  },
  {
    // The API serves no documents.
    source: "/api/:path*",
    headers: [
      { key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
    ],
  },
  ...["/review/:path*", "/:language/review/:path*"].map((source) => ({ source, headers: GUEST_HEADERS })),
];

/**
 * Returns the policy of pages, which are all rendered per request: Next reads the nonce from the request header and adds
 * it to its scripts. React's style props and Radix's scroll lock need `style-src 'unsafe-inline'` (OWASP ASVS 3.4.3).
 */
export function contentSecurityPolicy({
  nonce,
  linkedinUrls,
  redirectSource,
  insight,
  development,
  https,
}: Settings): string {
  const linkedin = [...new Set(linkedinUrls.map((url) => new URL(url).origin))].join(" ");
  const insightOrigins = insight ? INSIGHT_ORIGINS : "";
  return [
    "default-src 'self'",
    // Development evaluates code for its error overlay.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${insightOrigins}`,
    "font-src 'self'",
    `connect-src 'self'${insightOrigins}${development ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Browsers apply this list also to the redirect that answers a form.
    `form-action 'self' ${[linkedin, redirectSource].filter(Boolean).join(" ")}`,
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
