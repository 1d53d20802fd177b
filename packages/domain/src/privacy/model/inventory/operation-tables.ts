import type { InventoryTable } from "./data-entry";
import { names, ownedBy } from "./table-parts";

/** What keeps the service in order. */
export const OPERATION_TABLES = {
  audit_entries: {
    links: [ownedBy(), { ...ownedBy("subject"), asText: true }],
    erasure: {
      rule: "pseudonymise",
      set: { user_id: null, subject: null, data: "{}" },
      why: "That something was done, and when, stays evidence for the operator; by whom and to whom does not.",
    },
    export: { file: "audit-log" },
    bound: { purgedAs: ["auditEntries"] },
    entries: [
      {
        columns: names("id at user_id action subject data"),
        category: "usage",
        purpose: "accountability",
        basis: "legitimate_interest",
        retention: "auditEntries",
      },
    ],
  },
  rate_windows: {
    links: [{ ...ownedBy("subject"), asText: true }],
    erasure: {
      rule: "delete",
      why: "The subject is a user's id, or a visitor's hash, as text without a foreign key.",
    },
    export: { left: "internal", why: "How often something was done within minutes or hours, for two days." },
    bound: { purgedAs: ["rateWindows"] },
    entries: [
      {
        columns: names("bucket subject opens_at count"),
        category: "technical",
        purpose: "security",
        basis: "legitimate_interest",
        retention: "rateWindows",
      },
    ],
  },
  heartbeats: {
    nobodys: "When each job ran, and which versions of LinkedIn's API were refused.",
    bound: { because: "One row a job, and one a version of LinkedIn's API that this release knows." },
    columns: names("name at"),
  },
  status_days: {
    nobodys: "How many minutes of a day each part of the public status page was impaired or did not work.",
    bound: { because: "One row a part and day; what records a minute deletes days older than STATUS_DAYS." },
    columns: names("day part checked_minutes degraded_minutes down_minutes checked_at"),
  },
  purge_runs: {
    nobodys: "When each kind of data was last purged, and how many rows or files that were.",
    bound: { because: "One row a kind of RETENTION_DAYS." },
    columns: names("kind awaited_since ran_at purged finished_at"),
  },
  consents: {
    nobodys:
      "Decisions about optional cookies: the version, the categories and the time, under a random id that the browser alone keeps.",
    bound: { purgedAs: ["consents"] },
    columns: names("id consent_id decided_at version offered granted gpc"),
  },
  alarms: {
    nobodys: "What the operator was alarmed of: figures and versions.",
    bound: { because: "One row a kind of alarm (ALARM_KINDS)." },
    columns: names("kind detail raised_at cleared_at"),
  },
} as const satisfies Record<string, InventoryTable>;
