type Settings = { nonce: string; linkedinUrls: string[]; development: boolean; https: boolean };

/**
 * Returns the policy of pages, which are all rendered per request: Next reads the nonce from the request header and adds
 * it to its scripts. React's style props and Radix's scroll lock need `style-src 'unsafe-inline'` (OWASP ASVS 3.4.3).
 */
export function contentSecurityPolicy({ nonce, linkedinUrls, development, https }: Settings): string {
  const linkedin = [...new Set(linkedinUrls.map((url) => new URL(url).origin))].join(" ");
  return [
    "default-src 'self'",
    // Development evaluates code for its error overlay.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    // Profile pictures come from LinkedIn.
    `img-src 'self' blob: data: https://media.licdn.com ${linkedin}`,
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Browsers apply this list also to the redirect that answers a form.
    `form-action 'self' ${linkedin}`,
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
