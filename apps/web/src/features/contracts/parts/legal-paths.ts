/** The pages of contracts and law. */
export const LEGAL_PATHS = {
  cancel: "/contracts/cancel",
  withdraw: "/contracts/withdraw",
  imprint: "/impressum",
  privacy: "/privacy",
  terms: "/terms",
} as const;

/** The pages of law; those that end a contract are apart. */
export const LEGAL_PAGES = ["imprint", "privacy", "terms"] as const;
