import type { AlarmKind } from "../notifications/ports/mailer";
import { checkHealth, type Health } from "./check-health";
import { clearAlarm } from "./clear-alarm";
import { mailAlarms } from "./mail-alarms";
import { raiseAlarm } from "./raise-alarm";
import { watchDatabase } from "./watch-database";

/** All but the one that leaves nothing to remember it with (watch-database.ts). */
type RememberedAlarm = Exclude<AlarmKind, "database">;

/** Each alarm, the part of the health check that it is about, and how many bad looks in a row raise it. */
const ALARMS: Record<RememberedAlarm, { part: string; badLooks: number }> = {
  /** A minute has passed already. */
  late: { part: "publishing", badLooks: 1 },
  jobs: { part: "jobs", badLooks: 2 },
  /** One unanswered call is no alarm. */
  executor: { part: "executor", badLooks: 2 },
  timezone: { part: "timezone", badLooks: 1 },
  linkedin_version: { part: "linkedin", badLooks: 1 },
};

/** Good looks in a row that clear an alarm: what comes and goes is one alarm, not many. */
const GOOD_LOOKS = 2;

type WatchDeps = Parameters<typeof checkHealth>[0] &
  Parameters<typeof mailAlarms>[0] &
  Parameters<typeof watchDatabase>[0];

/** A watch for one process: each call is one look at the health, and does what follows from it. */
export function watchHealth(deps: WatchDeps): (upMs: number) => Promise<Health> {
  /** Looks in a row with one result: positive for good ones, negative for bad ones. */
  const rows = new Map<RememberedAlarm, number>();
  const databaseAnswered = watchDatabase(deps);

  async function follow(kind: RememberedAlarm, health: Health): Promise<void> {
    const { ok, detail = "", known = true } = health.parts[ALARMS[kind].part]!;
    if (!known) return;
    const before = rows.get(kind) ?? 0;
    const inARow = ok ? Math.max(before, 0) + 1 : Math.min(before, 0) - 1;
    rows.set(kind, inARow);
    const raised = health.alarms.includes(kind);
    if (!raised && inARow <= -ALARMS[kind].badLooks) await raiseAlarm(deps, kind, detail);
    if (raised && inARow >= GOOD_LOOKS) await clearAlarm(deps, kind, detail);
  }

  return async (upMs) => {
    const health = await checkHealth(deps, upMs);
    await databaseAnswered(health.parts.database!.ok);
    // Nothing else is known without it.
    if (!health.parts.database!.ok) return health;
    for (const kind of Object.keys(ALARMS) as RememberedAlarm[]) await follow(kind, health);
    await mailAlarms(deps);
    return health;
  };
}
