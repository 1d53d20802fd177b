import type { InventoryTable } from "./data-entry";
import { names, OWN_ROWS, rowsOf } from "./table-parts";

const OF_LINKEDIN_POST = { column: "linkedin_post_id", table: "linkedin_posts", key: "id" } as const;
/** LinkedIn's terms allow showing what its Community Management API reports in the app alone. */
const DISPLAY_ONLY = ["community_api"] as const;
const FIGURES = {
  category: "content",
  purpose: "analytics",
  basis: "contract",
  processors: ["linkedin"],
} as const;

/** Posts that are on LinkedIn, and their figures. */
export const ANALYTICS_TABLES = {
  linkedin_posts: {
    ...OWN_ROWS,
    export: { file: "linkedin-posts" },
    bound: {
      because:
        "One row a post that the member has on LinkedIn; what an API reported goes when it is disconnected.",
    },
    entries: [
      {
        columns: names(`
          id user_id urn other_urns post_id text content_type visibility published_at source seen_at
          edited_at removed_at imported created_at updated_at
        `),
        ...FIGURES,
        retention: "account",
      },
      { columns: names("listed_at metrics_retry_at"), ...FIGURES, retention: "account", omitted: "internal" },
    ],
  },
  post_metrics: {
    ...rowsOf(OF_LINKEDIN_POST),
    export: { file: "post-figures", displayOnlySources: DISPLAY_ONLY },
    bound: { purgedAs: ["postMetrics"] },
    entries: [
      {
        columns: names(`
          linkedin_post_id source measured_at impressions members_reached engagements reactions comments
          reshares saves sends link_clicks followers_gained
        `),
        ...FIGURES,
        retention: "postMetrics",
      },
    ],
  },
  post_daily_metrics: {
    ...rowsOf(OF_LINKEDIN_POST),
    export: { file: "post-figures-by-day", displayOnlySources: DISPLAY_ONLY },
    bound: { purgedAs: ["dailyMetrics"] },
    entries: [
      {
        columns: names(`
          linkedin_post_id day source measured_at impressions engagements reactions comments reshares
          saves sends
        `),
        ...FIGURES,
        retention: "dailyMetrics",
      },
    ],
  },
  member_daily_metrics: {
    ...OWN_ROWS,
    export: { file: "figures-by-day", displayOnlySources: DISPLAY_ONLY },
    bound: { purgedAs: ["dailyMetrics"] },
    entries: [
      {
        columns: names(`
          user_id day source measured_at impressions members_reached engagements reactions comments
          reshares saves sends link_clicks followers followers_gained
        `),
        ...FIGURES,
        retention: "dailyMetrics",
      },
    ],
  },
  daily_rollups: {
    ...OWN_ROWS,
    export: { left: "derived", why: "Computed from the figures by day, which are exported." },
    bound: { purgedAs: ["dailyMetrics"] },
    entries: [
      {
        columns: names("user_id day metric value basis sources measured_at"),
        ...FIGURES,
        retention: "dailyMetrics",
      },
    ],
  },
  post_rollups: {
    ...rowsOf(OF_LINKEDIN_POST),
    export: { left: "derived", why: "Computed from the figures of posts, which are exported." },
    bound: { purgedAs: ["postMetrics"] },
    entries: [
      {
        columns: names(`
          linkedin_post_id impressions members_reached engagements reactions comments reshares saves sends
          link_clicks followers_gained sources measured_since measured_at
        `),
        ...FIGURES,
        retention: "postMetrics",
      },
    ],
  },
} as const satisfies Record<string, InventoryTable>;
