/**
 * Headers of every response: pages, API, static files, 404 and 500 (OWASP ASVS 3.4.1, 3.4.4, 3.4.5, 3.4.8).
 * The content security policy of pages needs a nonce per request: see content-security-policy.ts.
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
];
