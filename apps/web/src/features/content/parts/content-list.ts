/** The articles of the help centre, by group, in the order of the page. Each is a file of `content/help/{en,de}`. */
export const HELP_GROUPS = {
  start: ["sign-in", "waitlist", "onboarding"],
  writing: [
    "writing-a-post",
    "hashtags-and-special-characters",
    "media",
    "ai-assistant",
    "ai-agents",
    "content-compass",
  ],
  publishing: [
    "scheduling",
    "daylight-saving-time",
    "unconfirmed-posts",
    "failed-posts",
    "first-comment",
    "edit-or-delete-published-posts",
    "notifications",
  ],
  teams: ["work-in-a-team", "roles-and-consent", "approvals-and-notes", "leave-or-close-a-workspace"],
  linkedin: ["linkedin-connection", "import-and-sync", "analytics"],
  account: [
    "plans-and-usage",
    "brand",
    "webhooks",
    "billing",
    "cancel-or-withdraw",
    "privacy",
    "export-your-data",
    "delete-your-account",
  ],
  using: ["keyboard-shortcuts", "accessibility", "language-and-theme", "report-a-problem"],
} as const satisfies Record<string, readonly string[]>;

export type HelpGroup = keyof typeof HELP_GROUPS;

/** The articles of the blog, newest first. Each is a file of `content/blog/{en,de}`. */
export const BLOG_ARTICLES = [
  { slug: "what-a-time-out-means", published: "2026-11-25" },
  { slug: "scheduling-and-daylight-saving-time", published: "2026-11-24" },
  { slug: "little-text", published: "2026-11-23" },
] as const;

/** The pages that are one text, without a list: files of `content/pages/{en,de}`. */
export const TEXT_PAGES = ["about", "careers", "community", "press"] as const;

/** The legal texts and the paths of their pages: files of `content/legal/{en,de}`. */
export const LEGAL_PAGES = {
  imprint: "/impressum",
  policy: "/privacy",
  terms: "/terms",
  rights: "/gdpr",
  cookies: "/cookies",
  accessibility: "/accessibility",
} as const satisfies Record<string, `/${string}`>;

export type LegalPageName = keyof typeof LEGAL_PAGES;

export const CONTENT_SLUGS = {
  help: Object.values(HELP_GROUPS).flat(),
  blog: BLOG_ARTICLES.map(({ slug }) => slug),
  pages: TEXT_PAGES,
  legal: Object.keys(LEGAL_PAGES) as LegalPageName[],
} as const satisfies Record<string, readonly string[]>;

export type ContentKind = keyof typeof CONTENT_SLUGS;
export type ContentSlug<Kind extends ContentKind> = (typeof CONTENT_SLUGS)[Kind][number];

/** Returns the day on which an article of the blog was published, as `YYYY-MM-DD`. */
export function publishedOn(slug: ContentSlug<"blog">): string {
  return BLOG_ARTICLES.find((article) => article.slug === slug)!.published;
}

/** Whether a text of this name exists. */
export function isContent<Kind extends ContentKind>(kind: Kind, slug: string): slug is ContentSlug<Kind> {
  return CONTENT_SLUGS[kind].some((one) => one === slug);
}

/** The path of every article, for the sitemap. */
export const ARTICLE_PATHS = (["help", "blog"] as const).flatMap((kind) =>
  CONTENT_SLUGS[kind].map((slug) => `/${kind}/${slug}` as const),
);
