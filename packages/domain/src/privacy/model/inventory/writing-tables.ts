import type { InventoryTable } from "./data-entry";
import { names, OWN_ROWS, rowsOf } from "./table-parts";

const OF_COMPOSITION = { column: "composition_id", table: "compositions", key: "id" } as const;
const WRITING = {
  category: "content",
  purpose: "writing",
  basis: "contract",
  retention: "abandonedCompositions",
} as const;
const VOICE = { category: "content", purpose: "writing", basis: "consent", retention: "member" } as const;

/** What is written with the assistant, and what Content Compass finds. */
export const WRITING_TABLES = {
  compositions: {
    ...OWN_ROWS,
    export: { file: "compositions" },
    bound: { purgedAs: ["abandonedCompositions", "deletedPosts"] },
    entries: [
      {
        columns: names("id user_id workspace_id answers quote quote_url post_id created_at updated_at"),
        ...WRITING,
        processors: ["ai"],
      },
      { columns: names("version"), ...WRITING, omitted: "internal" },
    ],
  },
  text_versions: {
    ...rowsOf(OF_COMPOSITION),
    export: { file: "text-versions" },
    bound: { purgedAs: ["abandonedCompositions", "deletedPosts"] },
    entries: [
      {
        columns: names("id composition_id number kind rewrite text hashtags sources created_at"),
        ...WRITING,
        processors: ["ai"],
      },
      {
        columns: names("parameters engine model prompt_version partial text_hash"),
        category: "content",
        purpose: "accountability",
        basis: "legal_duty",
        retention: "abandonedCompositions",
      },
    ],
  },
  generations: {
    ...OWN_ROWS,
    export: { file: "generations" },
    bound: { purgedAs: ["generations"] },
    entries: [
      {
        columns: names(`
          id user_id composition_id kind state month units engine model prompt_version input_tokens
          output_tokens failure started_at ended_at
        `),
        category: "usage",
        purpose: "billing",
        basis: "contract",
        retention: "generations",
      },
      {
        columns: names("request_id"),
        category: "technical",
        purpose: "support",
        basis: "legitimate_interest",
        retention: "generations",
        processors: ["ai"],
      },
    ],
  },
  text_fingerprints: {
    nobodys:
      "What recognises a text that was written here: hashes of its words and their order, and nothing of whose it is.",
    bound: { purgedAs: ["textFingerprints"] },
    columns: names("id words_hash signature bands engine created_at"),
  },
  source_visits: {
    ...OWN_ROWS,
    export: { file: "source-visits" },
    bound: { purgedAs: ["sourceVisits"] },
    entries: [
      {
        columns: names("user_id url opened_at"),
        category: "usage",
        purpose: "accountability",
        basis: "contract",
        retention: "sourceVisits",
      },
      {
        columns: names("url_hash"),
        category: "usage",
        purpose: "accountability",
        basis: "contract",
        retention: "sourceVisits",
        omitted: "internal",
      },
    ],
  },
  analyses: {
    ...OWN_ROWS,
    export: { file: "analyses" },
    bound: {
      because: "The newest of each member (COMPASS_LIMITS.analyses); an older one goes when one is added.",
    },
    entries: [
      {
        columns: names(`
          id user_id workspace_id source source_url title language topics processing_ms engine model
          created_at
        `),
        category: "content",
        purpose: "writing",
        basis: "contract",
        retention: "member",
        processors: ["ai"],
      },
    ],
  },
  voice_sheets: {
    ...OWN_ROWS,
    export: { file: "voice" },
    bound: { because: "One row a member." },
    entries: [
      {
        columns: names("user_id enabled measures words post_count computed_at updated_at"),
        ...VOICE,
        processors: ["ai"],
      },
      { columns: names("version"), ...VOICE, omitted: "internal" },
    ],
  },
} as const satisfies Record<string, InventoryTable>;
