/** The parts that the public status page shows, in its order. */
export const STATUS_PARTS = ["app", "publishing", "linkedin", "mail", "payments", "retention"] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];

/** `off`: not set up in this installation. `unknown`: nothing can be said at the moment. */
export type PartState = "ok" | "degraded" | "down" | "unknown" | "off";
export type PartStates = Record<StatusPart, PartState>;

/** How many days of the past are kept and shown, today included. */
export const STATUS_DAYS = 90;

export type StatusDay = {
  /** YYYY-MM-DD, of UTC. */
  day: string;
  /** Null for a day of which nothing was recorded. */
  minutes: { degraded: number; down: number } | null;
};

type HealthParts = Readonly<Record<string, { ok: boolean; detail?: string }>>;

/** The parts of the health check that each public part is made of, and the state in which one that fails puts it. */
const MADE_OF: Record<StatusPart, Partial<Record<string, "degraded" | "down">>> = {
  app: { database: "down" },
  // Without the database nothing is published, and with another time zone everything is hours off.
  publishing: { database: "down", timezone: "down", publishing: "down", jobs: "down", executor: "degraded" },
  linkedin: { linkedin: "degraded" },
  mail: { mail: "degraded" },
  payments: { payments: "degraded" },
  retention: { purges: "degraded" },
};

/** The health check's word for a part that this installation does not have. */
const NOT_CONFIGURED = "not configured";

/** Returns the states for the public: names and states alone, because details may name hosts and versions. */
export function toPartStates(parts: HealthParts): PartStates {
  return Object.fromEntries(STATUS_PARTS.map((part) => [part, getState(part, parts)])) as PartStates;
}

function getState(part: StatusPart, parts: HealthParts): PartState {
  const checked = Object.entries(MADE_OF[part]).flatMap(([name, failed]) => {
    const found = parts[name];
    return found && failed ? [{ ...found, failed }] : [];
  });
  if (checked.length === 0) return "unknown";
  const failures = checked.filter(({ ok }) => !ok).map(({ failed }) => failed);
  if (failures.length > 0) return failures.includes("down") ? "down" : "degraded";
  return checked.every(({ detail }) => detail === NOT_CONFIGURED) ? "off" : "ok";
}

const RANK: Record<PartState, number> = { off: 0, unknown: 1, ok: 2, degraded: 3, down: 4 };

/** Returns the worse of two states of each part. */
export function worse(one: PartStates, other: PartStates): PartStates {
  return Object.fromEntries(
    STATUS_PARTS.map((part) => [part, RANK[one[part]] >= RANK[other[part]] ? one[part] : other[part]]),
  ) as PartStates;
}
