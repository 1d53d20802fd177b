import { TERMS_VERSION } from "@takt/domain/billing/model/order-facts";

/** A version of a legal page, and when it came into force. */
export type LegalVersion = { version: string; day: string };

/** `textHash` is of the words of the page in both languages (legal-versions.test.ts). */
type NewestVersion = LegalVersion & { textHash: string };

/**
 * The versions of each legal page, the newest first. Whoever changes a text adds a version, with what has changed in the
 * text's `history`; a test holds the texts against the newest one.
 */
export const LEGAL_VERSIONS = {
  policy: [
    { version: "3", day: "2026-11-30", textHash: "b78a742e5d6e9766" },
    { version: "2", day: "2026-11-27" },
    { version: "1", day: "2026-11-25" },
  ],
  terms: [
    { version: TERMS_VERSION, day: "2026-11-27", textHash: "fd04289bc42d92f0" },
    { version: "1", day: "2026-11-25" },
  ],
  rights: [
    { version: "3", day: "2026-11-30", textHash: "6de72191f5bc891b" },
    { version: "2", day: "2026-11-26" },
    { version: "1", day: "2026-11-25" },
  ],
  cookies: [{ version: "1", day: "2026-11-25", textHash: "4da0cf3178000f9c" }],
  accessibility: [{ version: "1", day: "2026-11-25", textHash: "faa7963603a4e71b" }],
} as const satisfies Record<string, readonly [NewestVersion, ...LegalVersion[]]>;

export type LegalDocument = keyof typeof LEGAL_VERSIONS;
