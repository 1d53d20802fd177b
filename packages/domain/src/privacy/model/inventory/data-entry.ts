import type { Retention } from "@takt/domain/retention/model/retention-period";

/** Categories of data, as the privacy policy groups them. */
export const DATA_CATEGORIES = [
  /** Who somebody is, and what they have set. */
  "account",
  /** What LinkedIn grants, and the tokens for it. */
  "connection",
  /** Posts, drafts, media, topics, and the figures of posts. */
  "content",
  /** Orders, subscription status, declarations about contracts. */
  "payment",
  /** Browser, session, counters, answers of services. */
  "technical",
  /** What was done when, and how much of it. */
  "usage",
  /** Notifications, e-mails, feedback and requests. */
  "communication",
] as const;
export type DataCategory = (typeof DATA_CATEGORIES)[number];

/** What data is used for. */
export const PURPOSES = [
  /** Signing in, and running the account. */
  "account",
  /** Showing times, languages and screens as somebody wants them. */
  "personalisation",
  /** Keeping posts, and publishing them at their time. */
  "publishing",
  /** Writing texts and finding topics, with or without a model. */
  "writing",
  /** Showing how posts did. */
  "analytics",
  /** Contracts, payments and what a plan allows. */
  "billing",
  /** Telling somebody what they should know. */
  "communication",
  /** Answering feedback and requests. */
  "support",
  /** Keeping accounts and the service safe, and within the limits of LinkedIn. */
  "security",
  /** Showing later what was done, where a law or a dispute asks for it. */
  "accountability",
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Legal bases of art. 6(1) GDPR: (b), (c), (f), (a). */
export const LEGAL_BASES = ["contract", "legal_duty", "legitimate_interest", "consent"] as const;
export type LegalBasis = (typeof LEGAL_BASES)[number];

/** Roles of those who process data for the operator, or get it; who they are is configured by the installation. */
export const PROCESSOR_ROLES = [
  /** Servers, database and file storage: has everything, so that no entry names it. */
  "hosting",
  "linkedin",
  "stripe",
  /** The language model. */
  "ai",
  /** The mail server. */
  "mail",
] as const;
export type ProcessorRole = (typeof PROCESSOR_ROLES)[number];

/** Why columns are not in a person's export. */
export type ExportOmission =
  /** Tokens, hashes and keys: whoever has the file could use them. */
  | "secret"
  /** Leases, locks, counters and places in a queue: nothing about the person. */
  | "internal";

/** Columns that share everything the inventory says of them. */
export type DataEntry = {
  columns: readonly string[];
  category: DataCategory;
  purpose: Purpose;
  basis: LegalBasis;
  retention: Retention;
  /** Who gets it besides hosting. */
  processors?: readonly Exclude<ProcessorRole, "hosting">[];
  /** Absent: it is exported where its table is. */
  omitted?: ExportOmission;
};

/** How a row leads to the person whose it is: `column` equals `key` of a row of `table`, which leads on to users. */
export type PersonLink = {
  column: string;
  table: string;
  key: string;
  /** The column is text, the key a UUID. */
  asText?: true;
};

/** What the erasure of an account does to a table. */
export type Erasure =
  /** The database deletes the rows with the row that they belong to (`on delete cascade`). */
  | { rule: "cascade" }
  /** The rows are deleted by the erasure, since no foreign key does it. */
  | { rule: "delete"; why: string }
  /** The rows stay and lose the person: the columns are set to these values, foreign keys to null by the database. */
  | { rule: "pseudonymise"; set: Readonly<Record<string, string | null>>; why: string };

/** Whether the rows are in a person's export, and in which file (without its ending). */
export type Export =
  | {
      file: string;
      /** Rows of these sources are left out: LinkedIn's terms allow showing them in the app alone. */
      displayOnlySources?: readonly string[];
    }
  | { left: "derived" | "internal" | "secret"; why: string };

/** What keeps a table from growing without bound: kinds that a job purges, or a reason. */
export type Bound = { purgedAs: readonly Retention[] } | { because: string };

/** A table whose rows are somebody's. */
export type PersonalTable = {
  /** Ways to the person, each of which makes a row theirs; empty in users itself. */
  links: readonly PersonLink[];
  erasure: Erasure;
  export: Export;
  bound: Bound;
  /** Kinds that empty columns of its rows, which stay. */
  emptied?: readonly Retention[];
  /** Columns that name a file in storage, which goes with the row. */
  files?: readonly string[];
  entries: readonly DataEntry[];
};

/** A table without personal data. */
export type NobodysTable = { nobodys: string; bound: Bound; columns: readonly string[] };

export type InventoryTable = PersonalTable | NobodysTable;
