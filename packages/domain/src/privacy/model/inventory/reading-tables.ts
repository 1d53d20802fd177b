import type { InventoryTable } from "./data-entry";
import { names, OWN_ROWS } from "./table-parts";

const READING = { category: "technical", purpose: "analytics", basis: "contract" } as const;

/** How figures are read from LinkedIn, and which view of them is open. */
export const READING_TABLES = {
  analytics_views: {
    ...OWN_ROWS,
    export: {
      left: "internal",
      why: "Until when the view is open that was opened last; it is counted in usage.",
    },
    bound: { because: "One row a member." },
    entries: [
      {
        columns: names("user_id open_until"),
        category: "usage",
        purpose: "billing",
        basis: "contract",
        retention: "account",
      },
    ],
  },
  metric_collections: {
    ...OWN_ROWS,
    export: { left: "internal", why: "Where the reading of figures stands; the figures are exported." },
    bound: { because: "One row a member." },
    entries: [
      {
        columns: names("user_id generation days_read_at held_until hold leased_until"),
        ...READING,
        retention: "account",
      },
    ],
  },
  sync_runs: {
    ...OWN_ROWS,
    export: { file: "syncs" },
    bound: { purgedAs: ["syncRuns"] },
    files: ["storage_key"],
    entries: [
      {
        columns: names(`
          id user_id source status done total created updated skipped refused report reason file_name
          created_at started_at finished_at undone_at remaining
        `),
        category: "usage",
        purpose: "analytics",
        basis: "contract",
        retention: "syncRuns",
        processors: ["linkedin"],
      },
      {
        columns: names("storage_key cursor leased_until crashes resume_at"),
        ...READING,
        retention: "syncRuns",
        omitted: "internal",
      },
      // What was recognised in a file, for an hour at most; the file itself is the member's.
      {
        columns: names("preview"),
        ...READING,
        category: "content",
        retention: "syncRuns",
        omitted: "internal",
      },
    ],
  },
  import_changes: {
    ...OWN_ROWS,
    export: {
      left: "derived",
      why: "What the last imports have changed of the posts and figures that are exported.",
    },
    bound: { purgedAs: ["syncRuns"] },
    entries: [
      {
        columns: names("run_id user_id kind key is_new before after position"),
        category: "content",
        purpose: "analytics",
        basis: "contract",
        retention: "owner",
        processors: ["linkedin"],
      },
    ],
  },
} as const satisfies Record<string, InventoryTable>;
