import type { Retention } from "@takt/domain/retention/model/retention-period";

/** Categories of data, as the privacy policy groups them. */
export const DATA_CATEGORIES = [
  /** The identity of a person, and their settings. */
  "account",
  /** Permissions that LinkedIn grants, and the tokens for them. */
  "connection",
  /** Posts, drafts, media, topics, and the figures of posts. */
  "content",
  /** Orders, subscription status, declarations about contracts. */
  "payment",
  /** Browser, session, counters, answers of services. */
  "technical",
  /** Acts with their times and amounts. */
  "usage",
  /** Notifications, e-mails, feedback and requests. */
  "communication",
] as const;
export type DataCategory = (typeof DATA_CATEGORIES)[number];

/** Purposes that data is used for. */
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
const LEGAL_BASES = ["contract", "legal_duty", "legitimate_interest", "consent"] as const;
export type LegalBasis = (typeof LEGAL_BASES)[number];

/** Roles of those who process data for the operator, or get it; who they are is configured by the installation. */
const PROCESSOR_ROLES = [
  /** Servers, database and file storage: has everything, so that no rule names it. */
  "hosting",
  "linkedin",
  "stripe",
  /** The language model. */
  "ai",
  /** The mail server. */
  "mail",
] as const;
export type ProcessorRole = (typeof PROCESSOR_ROLES)[number];

/** Facts of the columns that follow a rule. */
export type DataRule = {
  category: DataCategory;
  purpose: Purpose;
  basis: LegalBasis;
  retention: Retention;
  /** Recipients besides hosting. */
  processors: readonly Exclude<ProcessorRole, "hosting">[];
};
