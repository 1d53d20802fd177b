import type { InventoryTable } from "./data-entry";
import { names, OWN_ROWS } from "./table-parts";

const ACCOUNT = { category: "account", purpose: "account", basis: "contract", retention: "account" } as const;
const CONNECTION = {
  category: "connection",
  purpose: "publishing",
  basis: "contract",
  processors: ["linkedin"],
} as const;
const SUBSCRIPTION = {
  category: "payment",
  purpose: "billing",
  basis: "contract",
  processors: ["stripe"],
} as const;

/** The account, who may sign in to it, and its workspace. */
export const ACCOUNT_TABLES = {
  users: {
    links: [],
    erasure: { rule: "delete", why: "Everything that belongs to it goes with it, by the foreign keys." },
    export: { file: "account" },
    bound: { because: "One row an account; it stays until the account is deleted." },
    emptied: ["endedSubscriptions"],
    files: ["picture_key"],
    entries: [
      { columns: names("picture_key"), ...ACCOUNT, omitted: "secret" },
      { columns: names("id name email email_verified picture_type created_at updated_at"), ...ACCOUNT },
      {
        columns: names(`
          waitlist_status waitlist_joined_at waitlist_decided_at waitlist_reason onboarding_completed
          onboarding_step onboarding_skipped_at last_login_at
        `),
        ...ACCOUNT,
      },
      {
        columns: names("age_confirmed_at"),
        category: "account",
        purpose: "accountability",
        basis: "legal_duty",
        retention: "account",
      },
      {
        columns: names("timezone preferred_language display_name headline week_start hour_cycle shortcuts"),
        category: "account",
        purpose: "personalisation",
        basis: "contract",
        retention: "account",
      },
      {
        columns: names("linkedin_access_token linkedin_refresh_token"),
        ...CONNECTION,
        retention: "connection",
        omitted: "secret",
      },
      {
        columns: names(`
          linkedin_access_token_expires_at linkedin_authorized linkedin_scopes linkedin_profile_id
          linkedin_follower_count linkedin_status linkedin_reason linkedin_connected_at linkedin_synced_at
        `),
        ...CONNECTION,
        retention: "account",
      },
      {
        columns: names("linkedin_generation"),
        category: "connection",
        purpose: "publishing",
        basis: "contract",
        retention: "account",
        omitted: "internal",
      },
      {
        columns: names(`
          subscription_status subscription_expires_at subscription_plan subscription_interval
          subscription_currency subscription_price_cents subscription_renews_at stripe_subscription_id
        `),
        ...SUBSCRIPTION,
        retention: "endedSubscriptions",
      },
      {
        columns: names("stripe_customer_id subscription_synced_at"),
        ...SUBSCRIPTION,
        retention: "account",
      },
    ],
  },
  accounts: {
    ...OWN_ROWS,
    export: { file: "sign-in-accounts" },
    bound: { because: "One row a user and sign-in provider." },
    entries: [
      { columns: names("user_id type provider provider_account_id"), ...ACCOUNT, processors: ["linkedin"] },
    ],
  },
  sessions: {
    ...OWN_ROWS,
    export: { file: "sessions" },
    bound: { purgedAs: ["sessions"] },
    entries: [
      {
        columns: names("session_token"),
        category: "technical",
        purpose: "security",
        basis: "contract",
        retention: "sessions",
        omitted: "secret",
      },
      {
        columns: names("id user_id expires created_at"),
        category: "technical",
        purpose: "account",
        basis: "contract",
        retention: "sessions",
      },
      {
        columns: names("last_seen_at user_agent"),
        category: "technical",
        purpose: "security",
        basis: "legitimate_interest",
        retention: "sessions",
      },
    ],
  },
  workspaces: {
    links: [{ column: "id", table: "memberships", key: "workspace_id" }],
    erasure: { rule: "delete", why: "A workspace knows its user by the membership alone." },
    export: { file: "workspaces" },
    bound: { because: "One row an account; it is deleted with it." },
    entries: [{ columns: names("id name personal created_at"), ...ACCOUNT }],
  },
  memberships: {
    ...OWN_ROWS,
    export: { file: "memberships" },
    bound: { because: "One row a user and workspace." },
    entries: [{ columns: names("workspace_id user_id role created_at"), ...ACCOUNT }],
  },
} as const satisfies Record<string, InventoryTable>;
