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
  "/developers",
  "/developers/changelog",
  "/developers/errors",
  "/gdpr",
  "/help",
  "/impressum",
  "/press",
  "/privacy",
  "/status",
  "/terms",
  "/text-check",
] as const;

/** The groups of the footer: its targets are the specification's (section 2), the further legal pages, and help. */
export const FOOTER_GROUPS = {
  product: ["/#features", "/#pricing", "/#api", "/developers", "/#integrations", "/status"],
  company: ["/about", "/blog", "/careers", "/press", "/contact"],
  support: ["/help", "/community", "/data-request", "/text-check", "/accessibility"],
  legal: ["/impressum", "/privacy", "/terms", "/gdpr", "/cookies"],
} as const satisfies Record<string, readonly ((typeof PUBLIC_PAGES)[number] | `/#${string}`)[]>;
