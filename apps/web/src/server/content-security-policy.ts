type Settings = { nonce: string; linkedinUrls: string[]; development: boolean; https: boolean };

/**
 * For pages, which are all rendered per request: Next reads the nonce from the request's header and puts it onto its
 * scripts. `style-src 'unsafe-inline'`: React's style props and Radix's scroll lock need it (ASVS 3.4.3).
 */
export function contentSecurityPolicy({ nonce, linkedinUrls, development, https }: Settings): string {
  const linkedin = [...new Set(linkedinUrls.map((url) => new URL(url).origin))].join(" ");
  return [
    "default-src 'self'",
    // Development evaluates code for its error overlay.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    // Pictures of members come from LinkedIn.
    `img-src 'self' blob: data: https://media.licdn.com ${linkedin}`,
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Browsers hold the redirect that answers a form to this list, too.
    `form-action 'self' ${linkedin}`,
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
