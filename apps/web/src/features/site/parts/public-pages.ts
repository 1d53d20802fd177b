/** The public pages that search engines list, at their English paths; German ones are under /de. */
export const PUBLIC_PAGES = [
  "/",
  "/about",
  "/accessibility",
  "/blog",
  "/careers",
  "/community",
  "/contact",
  "/contracts/cancel",
  "/contracts/withdraw",
  "/cookies",
  "/data-request",
  "/gdpr",
  "/help",
  "/impressum",
  "/press",
  "/privacy",
  "/status",
  "/terms",
] as const;

export type PublicPage = (typeof PUBLIC_PAGES)[number];

/** The groups of the footer: its targets are the specification's (section 2), the further legal pages, and help. */
export const FOOTER_GROUPS = {
  product: ["/#features", "/#pricing", "/#api", "/#integrations", "/status"],
  company: ["/about", "/blog", "/careers", "/press", "/contact"],
  support: ["/help", "/community", "/data-request", "/accessibility"],
  legal: ["/impressum", "/privacy", "/terms", "/gdpr", "/cookies"],
} as const satisfies Record<string, readonly (PublicPage | `/#${string}`)[]>;

export type FooterTarget = (typeof FOOTER_GROUPS)[keyof typeof FOOTER_GROUPS][number];
