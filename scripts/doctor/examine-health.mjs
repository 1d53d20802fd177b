import { bad, note, ok } from "./finding.mjs";

/**
 * `parts` and `alarms` are told to the operator alone.
 * @typedef {object} Health
 * @property {string} status
 * @property {Record<string, string>} services the states that the public status page shows
 * @property {Record<string, { ok: boolean, detail?: string }>} [parts]
 * @property {string[]} [alarms]
 */

/** The operator's name for each part of the health check, and what to do when it fails. */
const PARTS = /** @type {const} */ ({
  database: ["the database", "see whether it runs, and DATABASE_URL"],
  timezone: [
    "the time zone of the database's sessions",
    "it must be UTC: let the connection pooler before PostgreSQL keep it, or connect directly",
  ],
  publishing: [
    "posts",
    "see in the logs why they are not sent; they follow on their own, up to 12 hours late",
  ],
  jobs: ["the sweep that finds due posts", "see whether the job executor runs and reaches the app"],
  executor: ["the job executor", "start it, or see INNGEST_BASE_URL or INNGEST_DEV"],
  linkedin: ["the version of LinkedIn's API", "set LINKEDIN_VERSIONS to newer ones, the newest first"],
  mail: ["mail", "set SMTP_URL and MAIL_FROM"],
  provider: ["the provider's data on the legal pages", "set what is named; docs/configuration.md says how"],
  purges: [
    "the purges of data past its retention",
    "see in the logs why purge-nightly fails (retention.purge_failed), and whether the job executor runs",
  ],
  strangers: [
    "the public forms",
    "somebody may be flooding them: see the proxy's log, and block who does; people's declarations are kept",
  ],
  visitors: [
    "visitors of the public forms",
    "set TRUSTED_PROXY_HOPS to the number of your proxies, so that they are limited one by one",
  ],
  payments: ["payments", "see the STRIPE_ settings in docs/configuration.md, then npm run stripe:setup"],
});
const URGENT = ["database", "timezone", "publishing", "jobs"];

/**
 * Turns the JSON of `/api/health` into findings, one for each failing part.
 * @param {unknown} health its JSON
 * @returns {import("./finding.mjs").Finding[]}
 */
export function examineHealth(health) {
  const { status, services, parts, alarms = [] } = /** @type {Health} */ (health);
  if (!parts) return examineServices(status, services);
  const failing = Object.entries(parts).filter(([, part]) => !part.ok);
  if (failing.length === 0)
    return status === "ok"
      ? [ok("publishing is well (ok)")]
      : [
          note(
            `publishing has just been started (${status} until its first sweep)`,
            "look again in two minutes",
          ),
        ];
  return failing.map(([name, { detail = "not well" }]) => {
    const [what, todo] = PARTS[/** @type {keyof typeof PARTS} */ (name)] ?? [name, "see the app's log"];
    const raised = alarms.length > 0 ? `; raised: ${alarms.join(", ")}` : "";
    return (URGENT.includes(name) ? bad : note)(`${what}: ${detail}${raised}`, todo);
  });
}

/**
 * Returns the findings from a server that was not sent its token.
 * @param {string} status
 * @param {Record<string, string>} services
 * @returns {import("./finding.mjs").Finding[]}
 */
function examineServices(status, services) {
  if (status === "ok") return [ok("publishing is well (ok)")];
  const unwell = Object.entries(services).filter(([, state]) => state === "degraded" || state === "down");
  const named = unwell.map(([name, state]) => `${name} is ${state}`).join(", ");
  const finding = status === "down" ? bad : note;
  return [
    finding(
      `the app is ${status}${named && `: ${named}`}`,
      "set HEALTH_TOKEN for the app and for this command, then it names the details",
    ),
  ];
}
