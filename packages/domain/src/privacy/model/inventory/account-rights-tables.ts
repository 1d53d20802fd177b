import type { InventoryTable } from "./data-entry";
import { names, OWN_ROWS, ownedBy } from "./table-parts";

const EVIDENCE = { category: "communication", purpose: "accountability", basis: "legal_duty" } as const;

/** Exports of a member's data, and deletions of accounts. */
export const ACCOUNT_RIGHTS_TABLES = {
  data_exports: {
    ...OWN_ROWS,
    export: { left: "internal", why: "The exports themselves, of which this is one." },
    bound: { purgedAs: ["dataExports"] },
    files: ["storage_key"],
    entries: [
      {
        columns: names(`
          id user_id status progress tries created_at leased_until finished_at expires_at storage_key
          bytes
        `),
        ...EVIDENCE,
        retention: "dataExports",
      },
    ],
  },
  account_deletions: {
    links: [ownedBy()],
    erasure: {
      rule: "pseudonymise",
      set: { user_id: null },
      why: "That an account was deleted, and when, stays as evidence; its address goes when the receipt is sent.",
    },
    export: { file: "account-deletions" },
    bound: { purgedAs: ["accountDeletions"] },
    entries: [
      {
        columns: names(`
          id user_id requested_at due_at settled_at undone_at started_at purged_at receipt_email
          receipt_locale
        `),
        ...EVIDENCE,
        retention: "accountDeletions",
        processors: ["mail"],
      },
    ],
  },
} as const satisfies Record<string, InventoryTable>;
