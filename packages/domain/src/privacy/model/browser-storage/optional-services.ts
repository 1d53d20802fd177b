import type { OptionalCategory, StoredEntry } from "./stored-entry";

const DAY_SECONDS = 24 * 3600;

/** A service that runs only where it is configured, and only after consent to its category. */
type Service = { category: OptionalCategory; entries: Record<string, StoredEntry> };

const LINKEDIN = "linkedin.com";
const marketing = (name: string, days: number, site?: string) =>
  ({
    name,
    kind: "cookie",
    category: "marketing",
    seconds: days * DAY_SECONDS,
    ...(site && { site }),
  }) as const;

/**
 * Every optional service with what it stores, by purpose. A change here asks everybody again: raise
 * CONSENT_VERSION (model/consent.ts). The Insight Tag's cookies are those of LinkedIn's cookie table.
 */
export const OPTIONAL_SERVICES = {
  /** Reports errors of pages to this server, with an id that tells browsers apart. */
  errorReports: {
    category: "functional",
    entries: {
      errorReports: {
        name: "takt-errors",
        kind: "cookie",
        category: "functional",
        seconds: 365 * DAY_SECONDS,
      },
    },
  },
  /** LinkedIn's Insight Tag on public pages: whether visitors came from an ad at LinkedIn. */
  linkedinInsight: {
    category: "marketing",
    entries: {
      insightConversion: marketing("li_fat_id", 30),
      insightMarketing: marketing("li_sugr", 90, LINKEDIN),
      insightMatch: marketing("UserMatchHistory", 30, LINKEDIN),
      insightSync: marketing("AnalyticsSyncHistory", 30, LINKEDIN),
      insightBrowser: marketing("bcookie", 365, LINKEDIN),
      insightRouting: marketing("lidc", 1, LINKEDIN),
    },
  },
} as const satisfies Record<string, Service>;

export type OptionalService = keyof typeof OPTIONAL_SERVICES;
export const OPTIONAL_SERVICE_NAMES = Object.keys(OPTIONAL_SERVICES) as OptionalService[];

type EntriesOf<Name extends OptionalService> = keyof (typeof OPTIONAL_SERVICES)[Name]["entries"];
export type OptionalPurpose = { [Name in OptionalService]: EntriesOf<Name> }[OptionalService];

/** Returns what a service stores. */
export function getEntries(service: OptionalService): Record<string, StoredEntry> {
  return OPTIONAL_SERVICES[service].entries;
}
