import type { InventoryTable } from "./data-entry";
import { names, OWN_ROWS, ownedBy } from "./table-parts";

const EMAIL = {
  category: "communication",
  purpose: "communication",
  basis: "contract",
  retention: "outboxEmails",
} as const;
const FEEDBACK = {
  category: "communication",
  purpose: "support",
  basis: "legitimate_interest",
  retention: "feedback",
} as const;

/** What is told to members, and what they tell the operator. */
export const COMMUNICATION_TABLES = {
  notifications: {
    ...OWN_ROWS,
    export: { file: "notifications" },
    bound: { purgedAs: ["notifications", "deletedPosts"] },
    entries: [
      {
        columns: names("id user_id kind occasion post_id data created_at read_at in_app"),
        category: "communication",
        purpose: "communication",
        basis: "contract",
        retention: "notifications",
      },
    ],
  },
  notification_choices: {
    ...OWN_ROWS,
    export: { file: "notification-choices" },
    bound: { because: "One row a member and kind of notification." },
    entries: [
      {
        columns: names("user_id kind in_app email"),
        category: "account",
        purpose: "personalisation",
        basis: "contract",
        retention: "account",
      },
    ],
  },
  outbox_emails: {
    links: [
      ownedBy(),
      { column: "order_id", table: "orders", key: "id" },
      { column: "contract_notice_id", table: "contract_notices", key: "id" },
      { column: "deletion_id", table: "account_deletions", key: "id" },
    ],
    erasure: {
      rule: "delete",
      why: "An e-mail about an order, a notice or a deletion need not name the user, so that no foreign key deletes it.",
    },
    export: { file: "emails" },
    bound: { purgedAs: ["outboxEmails"] },
    entries: [
      { columns: names("id kind occasion user_id data created_at sent_at"), ...EMAIL, processors: ["mail"] },
      {
        columns: names(`
          notification_id feedback_id data_request_id order_id contract_notice_id data_export_id
          deletion_id due_at tries
        `),
        ...EMAIL,
        omitted: "internal",
      },
    ],
  },
  feedback: {
    ...OWN_ROWS,
    export: { file: "feedback" },
    bound: { purgedAs: ["feedback"] },
    files: ["screenshot_key"],
    entries: [
      {
        columns: names("id user_id type message page error_id screenshot_type created_at"),
        ...FEEDBACK,
        processors: ["mail"],
      },
      { columns: names("screenshot_key"), ...FEEDBACK, omitted: "secret" },
    ],
  },
  data_requests: {
    links: [ownedBy(), { column: "email", table: "users", key: "email" }],
    erasure: {
      rule: "delete",
      why: "A request from the public page names its author by the address alone, so that no foreign key deletes it.",
    },
    export: { file: "data-requests" },
    bound: { purgedAs: ["dataRequests", "unconfirmedDataRequests"] },
    emptied: ["usedLinks"],
    entries: [
      {
        columns: names(`
          id reference user_id type first_name last_name email details locale acknowledged_at verified_at
          created_at due_at extended_at extension_reason note withdrawn_at done_at
        `),
        category: "communication",
        purpose: "accountability",
        basis: "legal_duty",
        retention: "dataRequests",
        processors: ["mail"],
      },
      {
        columns: names("confirm_token confirm_expires_at"),
        category: "communication",
        purpose: "security",
        basis: "legal_duty",
        retention: "usedLinks",
        omitted: "secret",
      },
    ],
  },
} as const satisfies Record<string, InventoryTable>;
