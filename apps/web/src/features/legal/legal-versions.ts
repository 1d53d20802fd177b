import { TERMS_VERSION } from "@takt/domain/billing/model/order-facts";

/** A version of a legal page; `textHash` is of its texts in both languages (legal-versions.test.ts). */
type LegalVersion = { version: string; day: string; textHash: string };

/**
 * The versions of each legal page, the newest first. Whoever changes a text adds a version, with what has changed in the
 * page's `history`; a test holds the texts against the newest one.
 */
export const LEGAL_VERSIONS = {
  policy: [
    { version: "2", day: "2026-11-27", textHash: "8227dec066dedd67" },
    { version: "1", day: "2026-11-25", textHash: "18f6fb661add5905" },
  ],
  terms: [
    { version: TERMS_VERSION, day: "2026-11-27", textHash: "6b055879ccecd100" },
    { version: "1", day: "2026-11-25", textHash: "bd35f8173242bf63" },
  ],
  rights: [
    { version: "2", day: "2026-11-26", textHash: "3597e441cc061b4f" },
    { version: "1", day: "2026-11-25", textHash: "4b1e747cc465fc1c" },
  ],
  cookies: [{ version: "1", day: "2026-11-25", textHash: "2b8ca58dfff70fd1" }],
  accessibility: [{ version: "1", day: "2026-11-25", textHash: "928cdce3fedfd184" }],
} as const satisfies Record<string, readonly [LegalVersion, ...LegalVersion[]]>;

export type LegalDocument = keyof typeof LEGAL_VERSIONS;
