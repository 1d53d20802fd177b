import type { InventoryTable, PersonLink } from "./data-entry";
import { names, OWN_ROWS } from "./table-parts";

/** LinkedIn knows a member by one id for each of the installation's apps. */
const MEMBER_LINKS: readonly PersonLink[] = [
  { column: "member_sub", table: "users", key: "linkedin_profile_id" },
  { column: "member_sub", table: "linkedin_grants", key: "member_sub" },
];
const WITHOUT_KEY = "The rows know the member by LinkedIn's id, without a foreign key.";
const GRANT = { category: "connection", purpose: "analytics", basis: "consent" } as const;
const UPLOAD = {
  category: "content",
  purpose: "publishing",
  basis: "contract",
  processors: ["linkedin"],
} as const;

/** What LinkedIn grants, and what is counted and uploaded there. */
export const CONNECTION_TABLES = {
  linkedin_grants: {
    ...OWN_ROWS,
    export: { file: "linkedin-grants" },
    bound: { because: "One row a user and product of LinkedIn." },
    entries: [
      {
        columns: names("access_token refresh_token"),
        ...GRANT,
        retention: "connection",
        processors: ["linkedin"],
        omitted: "secret",
      },
      {
        columns: names(`
          user_id product member_sub member_name access_token_expires_at scopes status reason connected_at
          updated_at
        `),
        ...GRANT,
        retention: "account",
        processors: ["linkedin"],
      },
      {
        columns: names("generation read_until posts_read_at metrics_read_at"),
        ...GRANT,
        retention: "account",
        omitted: "internal",
      },
    ],
  },
  linkedin_calls: {
    links: MEMBER_LINKS,
    erasure: { rule: "delete", why: WITHOUT_KEY },
    export: { left: "internal", why: "Counts of calls of two days, for LinkedIn's limits." },
    bound: { purgedAs: ["linkedinCalls"] },
    entries: [
      {
        columns: names("member_sub day calls"),
        category: "technical",
        purpose: "security",
        basis: "legitimate_interest",
        retention: "linkedinCalls",
      },
    ],
  },
  media_uploads: {
    links: MEMBER_LINKS,
    erasure: { rule: "delete", why: WITHOUT_KEY },
    export: { left: "secret", why: "Addresses for uploads to LinkedIn; the file itself is exported." },
    bound: { purgedAs: ["mediaUploads"] },
    entries: [
      {
        columns: names("sha256 member_sub state leased_until updated_at"),
        ...UPLOAD,
        retention: "mediaUploads",
      },
    ],
  },
  media_urns: {
    links: MEMBER_LINKS,
    erasure: { rule: "delete", why: WITHOUT_KEY },
    export: { left: "internal", why: "LinkedIn's names for files; the files themselves are exported." },
    bound: { purgedAs: ["mediaUrns"] },
    entries: [
      {
        columns: names("sha256 member_sub urn uploaded_at ready_at next_poll_at polls"),
        ...UPLOAD,
        retention: "mediaUrns",
      },
    ],
  },
} as const satisfies Record<string, InventoryTable>;
